import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import { type AdminPage, editedId, saveStatus, textField } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/people.ts";
import { editorSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

/** Goes on with Tab until it stands there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

test("a blog post is added, translated and published by keyboard alone", async ({
  meet,
  request,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  const desk: AdminPage = {
    page: await meet(await editorSession(request, "Зоряна")),
    language: "UA",
  };
  const { keyboard } = desk.page;
  await desk.page.goto(paths.admin());
  await expect(desk.page.getByRole("heading", { name: /Зоряно/ })).toBeVisible();

  // Adds: by the palette.
  await keyboard.press("Control+K");
  await expect(desk.page.getByRole("combobox")).toBeFocused();
  await keyboard.type("додати допис");
  const action = desk.page.getByRole("option", { name: "Додати допис", selected: true });
  await expect(action).toBeVisible();
  await keyboard.press("Enter");
  await desk.page.waitForURL((url) => url.pathname === editorPaths.add("BLOG_POST"));
  await tabTo(desk.page, textField(desk, "UA", "Заголовок"));
  await keyboard.type(`Лист до бабусі ${mark}`);
  await tabTo(desk.page, textField(desk, "UA", "Короткий опис"));
  await keyboard.type("Діти пишуть листи.");
  await tabTo(desk.page, textField(desk, "UA", "Текст"));
  await keyboard.type("Щоп’ятниці ми пишемо листи тим, хто далеко.");
  await keyboard.press("Control+S");
  await expect(saveStatus(desk)).toHaveText("Збережено");
  const address = paths.blogPost(editedId(desk));

  // Translates: to Ukrainian alone, then to English, in the very field.
  await tabTo(desk.page, textField(desk, "UA", "Заголовок"));
  await keyboard.press("Control+Shift+L");
  await expect(textField(desk, "ENG", "Heading")).toBeHidden();
  await keyboard.press("Control+Shift+L");
  await expect(textField(desk, "ENG", "Heading")).toBeFocused();
  await expect(textField(desk, "UA", "Заголовок")).toBeHidden();
  await keyboard.type(`A letter to Grandmother ${mark}`);
  await tabTo(desk.page, textField(desk, "ENG", "Short description"));
  await keyboard.type("Children write letters.");
  await tabTo(desk.page, textField(desk, "ENG", "Text"));
  await keyboard.type("Every Friday we write to those who are far away.");

  // Publishes both languages, which saves first.
  await keyboard.press("Control+Shift+Enter");
  await expect(desk.page.getByText(`«Лист до бабусі ${mark}» на сайті`)).toBeVisible();
  await expect(saveStatus(desk)).toHaveText("Збережено");

  const visitor = await meet();
  await visitor.goto(address);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`Лист до бабусі ${mark}`);
  await visitor.goto(`${address}?lang=en`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
    `A letter to Grandmother ${mark}`,
  );
  await expect(visitor.getByRole("main")).toContainText("Every Friday we write");
});
