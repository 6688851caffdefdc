import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { picturesIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`an editor crops a picture and sets its focal point with "Done", which is in view at ${viewport.width} × ${viewport.height}`, async ({
    newPage,
    request,
  }) => {
    const { screen, card, folders } = await openGalleryEditor(request, newPage, 1);
    const { page } = screen;
    await page.setViewportSize(viewport);
    await card.getByRole("button", { name: /^Picture 1 of 1/ }).click();
    const dialog = page.getByRole("dialog", { name: /^Picture/ });
    const done = dialog.getByRole("button", { name: "Done" });
    const choose = (mode: string) =>
      dialog
        .getByRole("radiogroup", { name: "What to do with the picture" })
        .getByText(mode)
        .click();

    await choose("Crop");
    await dialog.getByText("1 : 1").click();
    await expect(done).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeInViewport({ ratio: 1 });
    await expectNoAccessibilityErrors(page);
    await done.click();
    await expect(dialog.getByRole("radio", { name: "Picture" })).toBeChecked();
    await expect.poll(() => picturesIn(card)).not.toEqual(folders);
    const cropped = await picturesIn(card);

    await choose("Main point");
    await dialog.getByRole("button", { name: /^Click what matters/ }).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(dialog.getByText("Main point: 40% from the left, 50% from the top")).toBeVisible();
    await expect(done).toBeInViewport({ ratio: 1 });
    await done.click();
    await expect(dialog.getByRole("radio", { name: "Picture" })).toBeChecked();

    await choose("Main point");
    await expect(dialog.getByText("Main point: 40% from the left, 50% from the top")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await done.click();
    await expect(dialog).toBeHidden();
    expect(await picturesIn(card)).toEqual(cropped);
  });
}

test("an editor rotates a picture with the keyboard, and the tile shows it rotated", async ({
  newPage,
  request,
}) => {
  const { screen, card } = await openGalleryEditor(request, newPage, 1);
  const { page } = screen;
  await card.getByRole("button", { name: /^Picture 1 of 1/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Picture/ });
  const size = dialog.getByRole("definition").filter({ hasText: "px" });
  const [width, height] = (await size.textContent())?.match(/[\d\s]+/g) ?? [];
  const [before] = await picturesIn(card);
  const rotate = dialog.getByRole("button", { name: "Rotate right" });
  await rotate.focus();
  await page.keyboard.press("Enter");
  await expect(size).toHaveText(`${height?.trim()} × ${width?.trim()} px`);
  await expect(rotate).toBeFocused();
  await expect.poll(() => picturesIn(card)).not.toEqual([before]);
  await dialog.getByRole("button", { name: "Rotate left" }).click();
  await expect(size).toHaveText(`${width?.trim()} × ${height?.trim()} px`);
});
