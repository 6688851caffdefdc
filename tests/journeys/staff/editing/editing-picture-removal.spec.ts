import { editorPaths, paths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { button, pathIn, picturesIn, saveStatus } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor, picturesOnPage } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor removes a picture from a gallery, keeps it in the library, and undoes that", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 2);
  const [first = "", second = ""] = folders;
  const { page } = screen;
  const remove = async () => {
    await card.getByRole("button", { name: "Remove picture 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Remove the picture?" });
    await expect(dialog.getByText("A removed picture stays in the library")).toBeVisible();
    await expectNoAccessibilityErrors(page);
    await dialog.getByRole("button", { name: "Remove from here" }).click();
    await expect.poll(() => picturesIn(card)).toEqual([second]);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => picturesIn(card)).toEqual([first, second]);

  await remove();
  await button(screen, "Update the site").click();
  await page.waitForURL((url) => url.pathname === paths.admin());
  expect(await picturesOnPage(await newPage(), id)).toEqual([second]);
  expect((await request.get(`${first}original.webp`)).status()).toBe(200);
  await page.goto(pathIn(editorPaths.images(), "ENG"));
  await page.getByText("Shown nowhere").click();
  await expect(page.locator(`img[src*="${first}"]`)).toBeVisible();
});

test("an editor deletes a picture of a gallery, and undoes that from the notification", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 2);
  const [first = ""] = folders;
  const { page } = screen;
  await card.getByRole("button", { name: "Remove picture 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove the picture?" });
  await dialog.getByRole("button", { name: "Delete the picture" }).click();
  await expect(page.getByText("The picture was deleted")).toBeVisible();
  expect((await request.get(`${first}original.webp`)).status()).toBe(404);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => picturesIn(card)).toEqual(folders);
  expect((await request.get(`${first}original.webp`)).status()).toBe(200);
  await expect(saveStatus(screen)).toHaveText("Saved");
  expect(await picturesOnPage(await newPage(), id)).toEqual(folders);
});
