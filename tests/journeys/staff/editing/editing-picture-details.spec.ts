import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { picturesIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor rotates a picture, crops it and sets its focal point with “Done”, which is in view on a laptop and on a phone, and is back at the picture", async ({
  newPage,
  request,
}) => {
  const { screen, card, folders } = await openGalleryEditor(request, newPage, 1);
  const { page } = screen;
  await page.setViewportSize({ width: 1440, height: 900 });
  const tile = card.getByRole("button", { name: /^Picture 1 of 1/ });
  await tile.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Picture/ });
  await expect(dialog.locator(":focus")).toBeAttached();
  const done = dialog.getByRole("button", { name: "Done" });
  const cancel = dialog.getByRole("button", { name: "Cancel" });
  const modes = dialog.getByRole("radiogroup", { name: "What to do with the picture" });
  const choose = (mode: string) => modes.getByText(mode).click();
  const isShown = () => expect(dialog.getByRole("radio", { name: "Picture" })).toBeChecked();

  const size = dialog.getByRole("definition").filter({ hasText: "px" });
  const [width, height] = (await size.textContent())?.match(/[\d\s]+/g) ?? [];
  const rotate = dialog.getByRole("button", { name: "Rotate right" });
  await rotate.focus();
  await page.keyboard.press("Enter");
  await expect(size).toHaveText(`${height?.trim()} × ${width?.trim()} px`);
  await expect(rotate).toBeFocused();
  await expect.poll(() => picturesIn(card)).not.toEqual(folders);
  const rotated = await picturesIn(card);
  await dialog.getByRole("button", { name: "Rotate left" }).click();
  await expect(size).toHaveText(`${width?.trim()} × ${height?.trim()} px`);
  await expect.poll(() => picturesIn(card)).not.toEqual(rotated);
  const upright = await picturesIn(card);

  await choose("Crop");
  await dialog.getByText("1 : 1").click();
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await done.click();
  await isShown();
  await expect.poll(() => picturesIn(card)).not.toEqual(upright);
  const cropped = await picturesIn(card);

  await page.setViewportSize({ width: 390, height: 844 });
  await choose("Crop");
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await expectNoAccessibilityErrors(page, { width: 390 });
  await cancel.click();
  await choose("Focal point");
  const focalPoint = dialog.getByText("Focal point: 40% from the left, 50% from the top");
  await dialog.getByRole("button", { name: /^Click what matters/ }).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(focalPoint).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.click();
  await isShown();
  await choose("Focal point");
  await expect(focalPoint).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(done).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
  expect(await picturesIn(card)).toEqual(cropped);
});
