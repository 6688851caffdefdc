import { randomUUID } from "node:crypto";
import { editorPaths } from "../../../client/paths.ts";
import { type AdminPage, button, saveStatus, textField } from "../../support/journeys/editing.ts";
import { aBlogPost } from "../../support/journeys/graphql.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

const title = (desk: AdminPage) => textField(desk, "ENG", "Heading");
const question = ({ page }: AdminPage) =>
  page.getByRole("dialog", { name: "There are unsaved changes" });
const overview = ({ page }: AdminPage) => page.getByRole("link", { name: "Overview", exact: true });
const atOverview = ({ page }: AdminPage) => page.waitForURL((url) => url.pathname === "/admin");

test("leaving unsaved words asks first: stay, leave, or save and leave", async ({
  meet,
  request,
}) => {
  const session = await editorSession(request, "Roman");
  const { id } = await aBlogPost(request, session, { ua: "Стежка", eng: "A path" });
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  const address = `${editorPaths.edit("BLOG_POST", id)}?lang=en`;
  await desk.page.goto(address);
  await title(desk).fill("A path through the wood");

  await overview(desk).click();
  await question(desk).getByRole("button", { name: "Stay" }).click();
  await expect(question(desk)).toBeHidden();
  await expect(title(desk)).toHaveValue("A path through the wood");

  await overview(desk).click();
  await question(desk).getByRole("button", { name: "Leave without saving" }).click();
  await atOverview(desk);

  // The text waits in this browser.
  await desk.page.goto(address);
  await expect(desk.page.getByText("We brought back the text you had not saved")).toBeVisible();
  await expect(title(desk)).toHaveValue("A path through the wood");
  await overview(desk).click();
  await question(desk).getByRole("button", { name: "Save and leave" }).click();
  await atOverview(desk);
  await desk.page.goto(address);
  await expect(title(desk)).toHaveValue("A path through the wood");
  await expect(saveStatus(desk)).toHaveText("Saved");
});

test("whoever has just added something is asked too before they leave their next words", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Iryna")),
    language: "ENG",
  };
  await desk.page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);
  await title(desk).fill(`A swing ${randomUUID()}`);
  await button(desk, "Save").click();
  await expect(saveStatus(desk)).toHaveText("Saved");
  await title(desk).fill("A swing under the nut tree");
  await overview(desk).click();
  await expect(question(desk)).toBeVisible();
});

test("letters typed at once after the palette's keys never fall into the field behind it", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Lesia")),
    language: "ENG",
  };
  await desk.page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);
  await title(desk).focus();
  const focused = await desk.page.evaluate(async () => {
    const keys = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", keys));
    // No timer and no frame in between: the next letter may come as soon.
    await Promise.resolve();
    return document.activeElement?.getAttribute("role");
  });
  expect(focused).toBe("combobox");
});

test("the palette asks before it leads away from unsaved words", async ({ meet, request }) => {
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Yurii")),
    language: "ENG",
  };
  await desk.page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);
  await title(desk).fill("A kite");
  await desk.page.keyboard.press("Control+K");
  await desk.page.keyboard.type("trash");
  const place = desk.page.getByRole("option", { name: "Trash", selected: true });
  await expect(place).toBeVisible();
  await desk.page.keyboard.press("Enter");
  await expect(question(desk)).toBeVisible();
  await expect(desk.page.getByRole("dialog", { name: "Search and actions" })).toBeHidden();
  await question(desk).getByRole("button", { name: "Stay" }).click();
  await expect(title(desk)).toHaveValue("A kite");
});

test("the admin area turns into the other language without losing a typed word", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Daryna")),
    language: "ENG",
  };
  await desk.page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);
  await title(desk).fill("A lantern");
  await button(desk, "УКР").click();
  await expect(desk.page.getByRole("heading", { level: 1 })).toHaveText("Новий допис");
  await expect(title(desk)).toHaveValue("A lantern");
});

test("what is wrong is told at the field and in a summary that leads to it, on a phone too", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Bohdana")),
    language: "ENG",
  };
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${editorPaths.add("BLOG_POST")}?lang=en`);

  await button(desk, "Save").click();
  const summary = page.getByRole("alert", { name: "It could not be saved" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Write the words in at least one language.");
  const first = textField(desk, "UA", "Заголовок");
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expect(first).toHaveAccessibleDescription(/Write the words in at least one language/);
  await summary.getByRole("button", { name: "Heading (УКР)" }).click();
  await expect(first).toBeFocused();

  const switcher = page.getByRole("radiogroup", { name: "Language being edited" });
  await switcher.getByText("English").click();
  await title(desk).fill("x".repeat(301));
  await switcher.getByText("Українська").click();
  await expect(title(desk)).toBeHidden();
  await button(desk, "Save").click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Heading (ENG): Too long: keep to 300 characters.");
  // Small screens show one language: the summary opens the other.
  await summary.getByRole("button", { name: "Heading (ENG)" }).click();
  await expect(title(desk)).toBeFocused();
  await expect(title(desk)).toHaveAttribute("aria-invalid", "true");
  await expect(title(desk)).toHaveAccessibleDescription(/Too long: keep to 300 characters/);

  await title(desk).fill(`Short ${randomUUID()}`);
  await expect(summary).toBeHidden();
  await button(desk, "Save").click();
  await expect(saveStatus(desk)).toHaveText("Saved");
});
