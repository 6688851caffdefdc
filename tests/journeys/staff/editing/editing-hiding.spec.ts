import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { hidePicturePhrases } from "../../../../client/phrases/admin/hide-pictures.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor, picturesOnPage } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

const { hide, hideText, undo, isHidden } = hidePicturePhrases.ENG;

const hideButton = (page: Page) => page.getByRole("dialog").getByRole("button", { name: hide });

test("an editor hides a child's picture in two presses from a set, the library and the page itself, reads before what it does, and takes it back", async ({
  newPage,
  request,
  console,
}) => {
  // A tile may still load the address that has just gone.
  console.allow(/status of 410/);
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 3);
  const [first = "", second = "", third = ""] = folders;
  const { page } = screen;
  const visitor = await newPage();
  const expectSeen = (...seen: string[]) =>
    expect.poll(() => picturesOnPage(visitor, id)).toEqual(seen);
  const statusOfFirst = async () => (await request.get(`${first}original.webp`)).status();
  const undoing = page.getByRole("button", { name: undo, exact: true });
  const notice = page.getByRole("status").filter({ has: undoing });
  const takeBack = async () => {
    await notice.getByRole("button", { name: undo, exact: true }).click();
    // The next notification goes by itself, unless the pointer is over it.
    await page.mouse.move(0, 0);
    await expect.poll(statusOfFirst).toBe(200);
  };

  await test.step("from the tile of a set", async () => {
    await card.getByRole("button", { name: "Remove picture 1" }).click();
    await expect(page.getByRole("dialog")).toContainText(hideText(1));
    await hideButton(page).click();
    // A notification does not disappear while the pointer is over it.
    await notice.hover();
    await expect(card.getByText("hidden", { exact: true })).toBeVisible();
    expect(await statusOfFirst()).toBe(410);
    await expectSeen(second, third);
    await takeBack();
    await expectSeen(...folders);
  });

  await test.step("from the details of a picture", async () => {
    await card.getByRole("button", { name: /^Picture 1 of 3/ }).click();
    await expect(page.getByRole("dialog")).toContainText(hideText(1));
    await expectNoAccessibilityErrors(page, { what: "hiding in the details" });
    // By keyboard: the notification of what was taken back may lie over the button.
    await hideButton(page).press("Enter");
    await expect(page.getByRole("dialog").getByText(isHidden).first()).toBeVisible();
    expect(await statusOfFirst()).toBe(410);
    await page.getByRole("button", { name: hidePicturePhrases.ENG.stopHiding }).press("Enter");
    await expect.poll(statusOfFirst).toBe(200);
  });

  await test.step("several at once in the library", async () => {
    await page.goto(pathIn(editorPaths.images(), "ENG"));
    const tile = (folder: string) =>
      page.getByRole("listitem").filter({ has: page.locator(`img[src*="${folder}"]`) });
    for (const folder of [first, second]) await tile(folder).getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Actions for the selected pictures" });
    await bar.getByRole("button", { name: hide }).click();
    await expect(page.getByRole("dialog")).toContainText(hideText(2));
    await hideButton(page).click();
    await notice.hover();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectSeen(third);
    await takeBack();
    await expectSeen(...folders);
  });

  await test.step("on the page of the gallery in Admin Mode", async () => {
    await page.goto(pathIn(paths.gallery(id), "ENG"));
    await page.getByRole("button", { name: "Admin Mode" }).click();
    await page.getByRole("button", { name: hidePicturePhrases.ENG.onPage }).click();
    const panel = page.getByRole("dialog", { name: hidePicturePhrases.ENG.onPageTitle });
    await expect(panel).toContainText(hideText(1));
    const picture = panel
      .getByRole("listitem")
      .filter({ has: page.locator(`img[src*="${first}"]`) });
    await picture.getByRole("button", { name: hide }).click();
    await expect(picture).toContainText(isHidden);
    expect(await statusOfFirst()).toBe(410);
    await expectSeen(second, third);
    await expectNoAccessibilityErrors(page, { what: "the pictures of a page" });
    await picture.getByRole("button", { name: undo }).click();
    await expect.poll(statusOfFirst).toBe(200);
  });
});
