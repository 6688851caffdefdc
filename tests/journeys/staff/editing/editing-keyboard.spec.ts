import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import {
  type AdminPage,
  editedId,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

/** Presses Tab, or the key that goes back, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isFocused()); steps++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

test("an editor adds, translates and publishes a blog post by keyboard alone", async ({
  newPage,
  request,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const screen: AdminPage = {
    page: await newPage(await editorSession(request, "Зоряна")),
    language: "UA",
  };
  const { keyboard } = screen.page;
  await screen.page.goto(paths.admin());
  await expect(screen.page.getByRole("heading", { name: /Зоряно/ })).toBeVisible();

  // Adds a post through the command palette.
  await keyboard.press("Control+K");
  await expect(screen.page.getByRole("combobox")).toBeFocused();
  await keyboard.type("додати допис");
  const action = screen.page.getByRole("option", { name: "Додати допис", selected: true });
  await expect(action).toBeVisible();
  await keyboard.press("Enter");
  await screen.page.waitForURL((url) => url.pathname === editorPaths.add("BLOG_POST"));
  await tabTo(screen.page, textField(screen, "UA", "Заголовок"));
  await keyboard.type(`Лист до бабусі ${suffix}`);
  await tabTo(screen.page, textField(screen, "UA", "Короткий опис"));
  await keyboard.type("Діти пишуть листи.");
  await tabTo(screen.page, textField(screen, "UA", "Текст"));
  await keyboard.type("Щоп’ятниці ми пишемо.");
  await keyboard.press("Control+S");
  await expect(saveStatus(screen)).toHaveText("Збережено");
  const address = paths.blogPost(editedId(screen));

  // Translates: switches from both languages to Ukrainian, then to English, keeping the field.
  await tabTo(screen.page, textField(screen, "UA", "Заголовок"), "Shift+Tab");
  await keyboard.press("Control+Shift+L");
  await expect(textField(screen, "ENG", "Heading")).toBeHidden();
  await keyboard.press("Control+Shift+L");
  await expect(textField(screen, "ENG", "Heading")).toBeFocused();
  await expect(textField(screen, "UA", "Заголовок")).toBeHidden();
  await keyboard.type(`A letter to Grandmother ${suffix}`);
  await tabTo(screen.page, textField(screen, "ENG", "Short description"));
  await keyboard.type("Children write letters.");
  await tabTo(screen.page, textField(screen, "ENG", "Text"));
  await keyboard.type("Every Friday we write.");

  // Publishes both languages; unsaved changes are saved first.
  await keyboard.press("Control+Shift+Enter");
  await expect(screen.page.getByText(`«Лист до бабусі ${suffix}» на сайті`)).toBeVisible();
  await expect(saveStatus(screen)).toHaveText("Збережено");

  const read = async (path: string) => (await request.get(path)).text();
  expect(await read(address)).toMatch(new RegExp(`Лист\\sдо\\sбабусі\\s${suffix}`));
  const english = await read(`${address}?lang=en`);
  expect(english).toMatch(new RegExp(`A\\sletter\\sto\\sGrandmother\\s${suffix}`));
  expect(english).toMatch(/Every\sFriday\swe\swrite/);
});
