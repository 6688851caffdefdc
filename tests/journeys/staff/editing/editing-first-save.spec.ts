import { editorPaths } from "../../../../client/paths.ts";
import { editingPhrases } from "../../../../client/phrases/admin/editing.ts";
import { kyivDayOf } from "../../../../client/phrases/dates.ts";
import {
  type AdminPage,
  button,
  saveButton,
  saveStatus,
  textField,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const { saved, unsaved, publishedNotice } = editingPhrases.UA;

/** Like a long way to the server: holds each request with that operation until it is let go. */
async function holdRequests({ page }: AdminPage, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === operation) await promise;
    await route.continue();
  });
  return resolve;
}

test("an editor who types on while a new item is saved for the first time keeps every letter, their place and the undo steps", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Зоряна");
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  const restored = page.getByText(/Відновлено текст, який ви не зберегли/);

  await test.step("a blog post", async () => {
    await page.goto(editorPaths.add("BLOG_POST"));
    const [heading, text] = [
      textField(screen, "UA", "Заголовок"),
      textField(screen, "UA", "Текст"),
    ];
    await text.pressSequentially("Дощ");
    await heading.pressSequentially("Літо");
    const letGo = await holdRequests(screen, "SaveBlogPost");
    await button(screen, "Зберегти").click();
    await heading.press("End");
    await page.keyboard.type(" у горах");
    letGo();
    // Slowly enough that the answer, and all that follows from it, comes in between.
    await page.keyboard.type(", де ми пекли пироги, співали й нікуди не поспішали", { delay: 20 });
    await page.waitForURL(/\/editor\/blog\/[0-9a-f-]{36}$/);
    await page.keyboard.type(" цілих десять днів");
    const all = "Літо у горах, де ми пекли пироги, співали й нікуди не поспішали цілих десять днів";
    await expect(heading).toHaveValue(all);
    await expect(heading).toBeFocused();
    await expect(saveStatus(screen)).toHaveText(unsaved);
    await expect(restored).toHaveCount(0);

    await page.keyboard.press("Control+Z");
    await expect(heading).not.toHaveValue(all);
    await page.keyboard.press("Control+Shift+Z");
    await expect(heading).toHaveValue(all);
    await button(screen, "Зберегти").click();
    await expect(saveStatus(screen)).toHaveText(saved);
    await text.press("Control+Z");
    await expect(text).not.toHaveText("Дощ");
    await text.press("Control+Shift+Z");
    await expect(saveStatus(screen)).toHaveText(saved);

    await page.reload();
    await expect(heading).toHaveValue(all);
    await expect(restored).toHaveCount(0);
    await page.goto(editorPaths.add("BLOG_POST"));
    await expect(heading).toHaveValue("");
  });

  await test.step("a gallery of today, which can be published from the notice", async () => {
    await page.goto(editorPaths.add("GALLERY"));
    const title = textField(screen, "UA", "Назва");
    const today = kyivDayOf((await request.get("/readyz")).headers().date ?? "");
    await expect(page.getByLabel("Дата")).toHaveValue(today);
    await title.fill("Табір");
    const letGo = await holdRequests(screen, "SaveGallery");
    await saveButton(screen).click();
    await title.press("End");
    await page.keyboard.type(" біля річки");
    letGo();
    await page.waitForURL(/\/editor\/gallery\/[0-9a-f-]{36}$/);
    await expect(title).toHaveValue("Табір біля річки");
    await expect(title).toBeFocused();
    await expect(saveStatus(screen)).toHaveText(unsaved);
    const notice = page.getByRole("status").filter({ hasText: "Чернетку збережено" });
    await expect(notice).toContainText("На сайті її ще немає.");
    await notice.getByRole("button", { name: "Опублікувати" }).click();
    await expect(page.getByText(publishedNotice("Табір біля річки"))).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/editor\/gallery\/[0-9a-f-]{36}$/);
    await expect(saveStatus(screen)).toHaveText(saved);
  });
});
