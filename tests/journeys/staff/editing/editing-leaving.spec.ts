import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import {
  type AdminPage,
  button,
  editedId,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const title = (screen: AdminPage) => textField(screen, "ENG", "Heading");
const leaveDialog = ({ page }: AdminPage) =>
  page.getByRole("dialog", { name: "There are unsaved changes" });
const overview = ({ page }: AdminPage) => page.getByRole("link", { name: "Overview", exact: true });
const waitForOverview = ({ page }: AdminPage) =>
  page.waitForURL((url) => url.pathname === "/admin");

test("an editor with unsaved changes is asked before leaving by a link or the palette, and keeps what they typed", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Roman");
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);
  await title(screen).fill("A kite");
  await button(screen, "УКР").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Новий допис");
  await expect(title(screen)).toHaveValue("A kite");
  await button(screen, "ENG").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A kite");

  await title(screen).focus();
  expect(await roleWithFocusAfterShortcut(page)).toBe("combobox");
  await page.keyboard.type("trash");
  await expect(page.getByRole("option", { name: "Trash", selected: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(leaveDialog(screen)).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Search and actions" })).toBeHidden();
  await leaveDialog(screen).getByRole("button", { name: "Stay" }).click();
  await expect(leaveDialog(screen)).toBeHidden();
  await expect(title(screen)).toHaveValue("A kite");

  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  const address = `${editorPaths.edit("BLOG_POST", editedId(screen))}?lang=en`;
  await title(screen).fill("A kite above the wood");
  await overview(screen).click();
  await leaveDialog(screen).getByRole("button", { name: "Leave without saving" }).click();
  await waitForOverview(screen);

  // The unsaved text is restored from this browser.
  await page.goto(address);
  await expect(page.getByText("The text you had not saved has been restored")).toBeVisible();
  await expect(title(screen)).toHaveValue("A kite above the wood");
  await overview(screen).click();
  await leaveDialog(screen).getByRole("button", { name: "Save and leave" }).click();
  await waitForOverview(screen);
  await page.goto(address);
  await expect(title(screen)).toHaveValue("A kite above the wood");
  await expect(saveStatus(screen)).toHaveText("Saved");
});

test("an editor who follows a link out of a dialog above another is asked above both, by keyboard too", async ({
  newPage,
  request,
}) => {
  const { screen, card } = await openGalleryEditor(request, newPage, 1);
  const { page } = screen;
  await textField(screen, "ENG", "Title").fill("A picnic by the river");
  await card.getByRole("button", { name: /^Picture 1 of 1/ }).click();
  const details = page.getByRole("dialog", { name: /^Picture/ });
  await details.getByRole("button", { name: "Add to a consent" }).click();
  const consents = page.getByRole("dialog", { name: "Which consent covers it" });
  const link = consents.getByRole("link", { name: "New consent" });
  await link.press("Enter");

  const stay = leaveDialog(screen).getByRole("button", { name: "Stay" });
  await expect(stay).toBeFocused();
  expect(await isOnTop(stay)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await expect(leaveDialog(screen).locator(":focus")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(leaveDialog(screen)).toBeHidden();
  await expect(consents).toBeVisible();
  await expect(details).toBeVisible();
  await expect(link).toBeFocused();

  await link.press("Enter");
  await stay.click();
  await expect(link).toBeFocused();
  await link.click();
  await leaveDialog(screen).getByRole("button", { name: "Leave without saving" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.consent("new"));
});

/** Whether a click in its middle reaches it, and nothing that covers it. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** What is typed right after the shortcut must never go into the field behind the palette. */
const roleWithFocusAfterShortcut = (page: Page) =>
  page.evaluate(async () => {
    const keys = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", keys));
    // No timer and no frame in between: the next key press may follow immediately.
    await Promise.resolve();
    return document.activeElement?.getAttribute("role");
  });

test("an editor sees errors at the fields and in a summary with links to them, on a phone too", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = {
    page: await newPage(await editorSession(request, "Bohdana")),
    language: "ENG",
  };
  const { page } = screen;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);

  await button(screen, "Save").click();
  const summary = page.getByRole("alert", { name: "It could not be saved" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Fill in the texts in at least one language.");
  const first = textField(screen, "UA", "Заголовок");
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveAccessibleDescription(/Fill in the texts in at least one language/);
  await summary.getByRole("button", { name: "Heading (УКР)" }).click();
  await expect(first).toBeFocused();

  const switcher = page.getByRole("radiogroup", { name: "Language being edited" });
  await switcher.getByText("English").click();
  await title(screen).fill("x".repeat(301));
  await switcher.getByText("Українська").click();
  await expect(title(screen)).toBeHidden();
  await button(screen, "Save").click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(
    "Heading (ENG): The text is too long: keep to 300 characters.",
  );
  // Small screens show one language; the summary switches to the other.
  await summary.getByRole("button", { name: "Heading (ENG)" }).click();
  await expect(title(screen)).toBeFocused();
  await expect(title(screen)).toHaveAttribute("aria-invalid", "true");
  await expect(title(screen)).toHaveAccessibleDescription(
    /The text is too long: keep to 300 characters/,
  );

  await title(screen).fill(`Short ${randomUUID()}`);
  await expect(summary).toBeHidden();
  await button(screen, "Save").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
});
