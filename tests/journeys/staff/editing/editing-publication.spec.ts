import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { editorSession, type Session } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor is led to a missing heading and asked about what readers would stumble over, by keyboard alone, and once", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Соломія");
  const { id } = await aBlogPost(request, session, { ua: `"Гора"`, eng: "" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  const heading = textField(screen, "UA", "Заголовок");
  await expect(heading).toHaveValue(`"Гора"`);
  await page.keyboard.press("Control+Shift+Enter");
  const dialog = page.getByRole("dialog", { name: "Before publishing" });
  await expect(dialog).toContainText("It cannot be published yet");
  await expect(dialog.getByRole("button", { name: "Publish anyway" })).toBeHidden();
  await dialog.getByRole("button", { name: "Heading (ENG)" }).click();
  await expect(dialog).toBeHidden();
  await expect(textField(screen, "ENG", "Heading")).toBeFocused();
  await page.keyboard.type("A hill");

  await page.keyboard.press("Control+Shift+Enter");
  await expect(dialog).toContainText("Straight quotation marks");
  await expectNoAccessibilityErrors(page, { what: "the check before publishing", width: 390 });
  await expect(dialog.getByRole("button", { name: "Back to the text" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("“A hill” is on the site")).toBeVisible();
  await expect(saveStatus(screen)).toHaveText("Saved");

  // What visitors see already is not asked about again.
  await heading.fill(`"Гора" взимку`);
  await button(screen, "Update the site").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  await heading.fill("Дерев'яний міст");
  await button(screen, "Update the site").click();
  await expect(dialog).toContainText("A straight apostrophe: Дерев'яний");
  await expect(dialog).not.toContainText("Straight quotation marks");
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(saveStatus(screen)).toHaveText("Saved");
});

/** Publishes a new post in both languages, now or later. */
async function aPublishedPost(
  request: APIRequestContext,
  session: Session,
  title: string,
  at?: string,
): Promise<string> {
  const { id, version } = await aBlogPost(request, session, { ua: "Свято", eng: title });
  const publish = `mutation ($id: ID!, $version: Int!, $at: DateTimeISO) {
    publish(kind: BLOG_POST, id: $id, version: $version, at: $at) { id }
  }`;
  await executeGraphql(request, session, publish, { id, version, at });
  return id;
}

test("an editor schedules when a post is hidden, finds it among what is to come, and cancels both hiding and showing", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const title = `A holiday ${suffix}`;
  const session = await editorSession(request, "Тарас");
  const id = await aPublishedPost(request, session, title);
  await aPublishedPost(request, session, `A jubilee ${suffix}`, "2100-01-01T10:00:00Z");
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await button(screen, "Schedule…").click();
  const dialog = page.getByRole("dialog", { name: "When to remove it from the site" });
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Tomorrow at 9:00" }).click();
  await expect(dialog.getByLabel("Date and time (Kyiv time)")).toContainText("09:00");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText(`“${title}” is scheduled to be removed from the site`)).toBeVisible();
  await expect(page.getByText(/^on the site since .* until .* 09:00$/)).toHaveCount(2);

  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.getByRole("link", { name: "Everything that is scheduled" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.schedule());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduled");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText(/Remove: .*09:00/);
  await row.getByRole("button", { name: /^Cancel/ }).click();
  await expect(row).toBeHidden();

  // A post that is not published yet cannot be removed from the site: its publication is cancelled.
  await page.getByRole("link", { name: `A jubilee ${suffix}` }).click();
  const cancel = page.getByRole("button", { name: "Cancel scheduled publication: English" });
  await expect(cancel).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove from the site/ })).toBeHidden();
  await cancel.click();
  await expect(page.getByText("not on the site", { exact: true })).toHaveCount(1);
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await expect(page.getByText(/^on the site since [^,]*$/)).toHaveCount(2);
});

test("an editor says in the check who is shown in all pictures at once, and publishes without leaving it", async ({
  newPage,
  request,
}) => {
  const { screen, card } = await openGalleryEditor(request, newPage, 3);
  const { page } = screen;
  await card.getByRole("button", { name: "Remove picture 3" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove from here" }).click();
  await page.getByRole("button", { name: "Remove from the site: English" }).click();
  await button(screen, "Publish: English").click();
  const check = page.getByRole("dialog", { name: "Before publishing" });
  for (const name of ["Pictures: who is shown", "Pictures: English description"]) {
    await expect(check.getByRole("button", { name, exact: true })).toBeVisible();
  }
  const first = check.getByRole("button", { name: "Say who is shown" });
  await expect(first).toBeFocused();
  await expectNoAccessibilityErrors(page, { what: "who is shown", width: 390 });

  await first.click();
  const people = page.getByRole("dialog", { name: "Who can be recognised: 2 pictures" });
  for (const place of [1, 2]) {
    await expect(people.getByRole("checkbox", { name: `Picture ${place}` })).toBeChecked();
  }
  await people.getByRole("radio", { name: "nobody" }).check();
  await expectNoAccessibilityErrors(page, { what: "the people in pictures", width: 390 });
  await people.getByRole("button", { name: "Save" }).click();
  await expect(people).toBeHidden();
  await expect(check.getByText("Not said who is shown")).toBeHidden();
  await expect(first).toBeHidden();
  await check.getByRole("button", { name: "Publish anyway" }).click();
  await expect(page.getByText(editingPhrases.ENG.publishedNotice("A picnic"))).toBeVisible();
});
