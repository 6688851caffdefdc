import { randomUUID } from "node:crypto";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { aBlogPost, executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const dialogOf = ({ page }: AdminPage) => page.getByRole("dialog", { name: "Before publishing" });

test("an editor who forgot the heading is led to it, and publishes at once when it is there", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Марко");
  const { id } = await aBlogPost(request, session, { ua: "Гора", eng: "" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await expect(textField(screen, "UA", "Заголовок")).toHaveValue("Гора");
  await page.keyboard.press("Control+Shift+Enter");
  const dialog = dialogOf(screen);
  await expect(dialog).toContainText("It cannot be published yet");
  await expect(dialog.getByRole("button", { name: "Publish anyway" })).toBeHidden();
  await dialog.getByRole("button", { name: "Heading (ENG)" }).click();
  await expect(dialog).toBeHidden();
  await expect(textField(screen, "ENG", "Heading")).toBeFocused();
  await page.keyboard.type("A hill");
  await page.keyboard.press("Control+Shift+Enter");
  await expect(
    page.getByText("“Гора” is on the site").or(page.getByText("“A hill” is on the site")),
  ).toBeVisible();
});

test("an editor is warned of what readers would stumble over, and may publish anyway, by keyboard alone", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Соломія");
  const { id } = await aBlogPost(request, session, { ua: `П'ять "гір"`, eng: "Five hills" });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await expect(textField(screen, "ENG", "Heading")).toHaveValue("Five hills");
  await page.keyboard.press("Control+Shift+Enter");
  const dialog = dialogOf(screen);
  await expect(dialog).toContainText("A straight apostrophe: П'ять");
  await expect(dialog).toContainText("Straight quotation marks");
  await expectNoAccessibilityErrors(page, { what: "the check before publishing", width: 390 });
  await expect(dialog.getByRole("button", { name: "Back to the text" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/is on the site/).first()).toBeVisible();
  await expect(saveStatus(screen)).toHaveText("Saved");
});

test("an editor who updates the site is asked about what visitors have not seen yet, and once", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Устина");
  const { id, version } = await aBlogPost(request, session, { ua: `"Річка"`, eng: "A river" });
  const publish = `mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }`;
  await executeGraphql(request, session, publish, { id, version });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  const heading = textField(screen, "UA", "Заголовок");
  await heading.fill(`"Річка" взимку`);
  await button(screen, "Update the site").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  await heading.fill(`Дерев'яний міст`);
  await button(screen, "Update the site").click();
  const dialog = dialogOf(screen);
  await expect(dialog).toContainText("A straight apostrophe: Дерев'яний");
  await expect(dialog).not.toContainText("Straight quotation marks");
  await dialog.getByRole("button", { name: "Publish anyway" }).click();
  await expect(saveStatus(screen)).toHaveText("Saved");
});

test("an editor schedules when a post is hidden, sees it among what is to come, and cancels it", async ({
  newPage,
  request,
}) => {
  const title = `A holiday ${randomUUID().slice(0, 8)}`;
  const session = await editorSession(request, "Тарас");
  const { id, version } = await aBlogPost(request, session, { ua: "Свято", eng: title });
  const publish = `mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version) { id } }`;
  await executeGraphql(request, session, publish, { id, version });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await button(screen, "Schedule…").click();
  const dialog = page.getByRole("dialog", { name: "When to hide it from the site" });
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Tomorrow at 9:00" }).click();
  await expect(dialog.getByLabel("Date and time (Kyiv time)")).toContainText("09:00");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText(`“${title}” is scheduled to be hidden`)).toBeVisible();
  await expect(page.getByText(/^on the site since .* until .* 09:00$/)).toHaveCount(2);

  await page.goto(`${paths.admin()}?lang=en`);
  await page.getByRole("link", { name: "Everything that is scheduled" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.schedule());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduled");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText(/Hide: .*09:00/);
  await row.getByRole("button", { name: /^Cancel/ }).click();
  await expect(row).toBeHidden();
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await expect(page.getByText(/^on the site since [^,]*$/)).toHaveCount(2);
});

test("an editor is offered to cancel what is scheduled, not to hide what is not out", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Орест");
  const { id, version } = await aBlogPost(request, session, { ua: "Свято", eng: "A holiday" });
  const publish = `mutation ($id: ID!, $version: Int!) { publish(kind: BLOG_POST, id: $id, version: $version, at: "2100-01-01T10:00:00Z") { id } }`;
  await executeGraphql(request, session, publish, { id, version });
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  const cancel = page.getByRole("button", { name: "Cancel publication: English" });
  await expect(cancel).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hide/ })).toBeHidden();
  await cancel.click();
  await expect(page.getByText("draft", { exact: true })).toHaveCount(1);
});
