import type { Locator, Page, Request } from "@playwright/test";
import { aBomb, aHeic, aPicture, colourAt } from "../../../support/images/picture-files.ts";
import { aDocument, somePictures } from "../../../support/journeys/chosen-files.ts";
import {
  type AdminPage,
  button,
  picturesIn,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import {
  copyPicture,
  dropFiles,
  openGalleryEditor,
  picturesOnPage,
} from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

const fileIn = (uploads: Locator, name: string): Locator =>
  uploads.getByRole("listitem").filter({ hasText: name });

/** The check asks about the new pictures, which have no description yet. */
async function updateWithoutDescriptions(screen: AdminPage): Promise<void> {
  await button(screen, "Update the site").click();
  await button(screen, "Publish anyway").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
}

test("an editor drops many files and pastes a picture, reads why some were refused, and visitors see the others upright", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/status of 422/);
  const { id, screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  const { page } = screen;
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  const whole = await aPicture({ width: 900, height: 300 });
  const refused = [
    [aDocument("a-letter.jpg"), "This is not a picture."],
    [jpeg("torn.jpg", whole.subarray(0, whole.length / 2)), "The file is damaged or empty."],
    [jpeg("empty.jpg", Buffer.alloc(0)), "The file is damaged or empty."],
    [jpeg("heavy.jpg", Buffer.alloc(21 * 1024 * 1024, whole)), "The file is too large: 20 MB"],
    [jpeg("vast.png", await aBomb()), "Too many pixels: 108 megapixels at most."],
  ] as const;
  const photograph = { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: aHeic() };
  const files = [photograph, ...refused.map(([file]) => file), jpeg("whole.jpg", whole)];
  await dropFiles(card, files, testInfo.outputPath());

  for (const [{ name }, reason] of refused)
    await expect(fileIn(uploads, name)).toContainText(reason);
  await expect(uploads.getByRole("listitem")).toHaveCount(refused.length);
  await expect(page.getByRole("status").getByText("5 files were not uploaded.")).toBeAttached();
  await expect.poll(() => picturesIn(card)).toHaveLength(3);
  await uploads.getByRole("button", { name: "Clear all" }).click();
  await expect(uploads).toBeHidden();

  const buffer = await aPicture({ width: 700, height: 500, format: "png" });
  await copyPicture(page, { name: "pasted.png", mimeType: "image/png", buffer });
  await page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => picturesIn(card)).toHaveLength(4);
  const pictures = await picturesIn(card);
  expect(pictures[0]).toBe(folders[0]);
  await updateWithoutDescriptions(screen);
  expect(await picturesOnPage(await newPage(), id)).toEqual(pictures);
  const upright = await (await request.get(`${pictures[1]}original.webp`)).body();
  expect(await colourAt(upright, "top")).toBe("red");
  expect(await colourAt(upright, "bottom")).toBe("blue");
});

const isUpload = (url: URL) => url.pathname === "/api/images";

test("no upload is lost without a connection or while the store of the files is away, except one that an editor cancels", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/ERR_CONNECTION_RESET|status of 503/);
  const { id, screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  const rows = uploads.getByRole("listitem");
  await screen.page.route(isUpload, (route) => route.abort("connectionreset"));
  await dropFiles(card, await somePictures(3), testInfo.outputPath());
  await expect(rows.filter({ hasText: "The connection was lost." })).toHaveCount(3);
  expect(await picturesIn(card)).toEqual(folders);
  await screen.page.unroute(isUpload);
  const retry = uploads.getByRole("button", { name: /^Try again to upload “picture-\d\.jpg”$/ });
  await retry.first().click();
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(4);

  const store = await sendStoreAway(screen.page);
  await dropFiles(card, await somePictures(4), testInfo.outputPath());
  await expect(rows).toHaveCount(4);
  const sentence = "The file storage is not responding at the moment.";
  await expect(rows.filter({ hasText: sentence }).nth(2)).toBeVisible();
  const announced = screen.page.getByRole("status").filter({ hasText: sentence });
  await expect(announced.first()).toBeAttached();
  // Three were sent at once; afterwards one at a time finds out whether the store is back.
  await expect.poll(() => store.refused).toBeGreaterThan(3);
  await expect(rows).toHaveCount(4);
  await store.comeBack();
  await expect(uploads).toBeHidden({ timeout: 60_000 });
  expect(store.stored).toBe(4);
  await expect.poll(() => picturesIn(card)).toHaveLength(8);
  const numbers = [1, 1, 2, 3, 1, 2, 3, 4];
  expect(await namesIn(card)).toEqual(numbers.map((number) => `picture-${number}.jpg`));

  await cancelFirstOfTwo(screen.page, uploads, async () => {
    await dropFiles(card, await somePictures(2), testInfo.outputPath());
    await expect.poll(() => picturesIn(card)).toHaveLength(9);
  });
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");
  const pictures = await picturesIn(card);
  expect(pictures[0]).toBe(folders[0]);
  await updateWithoutDescriptions(screen);
  expect(await picturesOnPage(await newPage(), id)).toEqual(pictures);
});

/** Answers every upload as a server whose store does not respond, until the store comes back. */
async function sendStoreAway(page: Page) {
  const store = { refused: 0, stored: 0, comeBack: () => page.unroute(isUpload) };
  page.on("response", (response) => {
    if (isUpload(new URL(response.url())) && response.status() === 201) store.stored += 1;
  });
  await page.route(isUpload, (route) => {
    store.refused += 1;
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "1" },
      json: { code: "UNAVAILABLE", reason: "files", message: "The store is unavailable." },
    });
  });
  return store;
}

/** The names of the pictures' files, in their order. */
const namesIn = (card: Locator) =>
  card
    .getByRole("button", { name: /picture-\d+\.jpg/ })
    .evaluateAll((buttons) =>
      buttons.flatMap(({ ariaLabel }) => /picture-\d+\.jpg/.exec(ariaLabel ?? "") ?? []),
    );

/** The request of the first file is never answered; cancelling ends it. */
async function cancelFirstOfTwo(page: Page, uploads: Locator, drop: () => Promise<void>) {
  let held: Request | null = null;
  await page.route(isUpload, async (route) => {
    if (held) return route.continue();
    held = route.request();
  });
  await drop();
  const ended = page.waitForEvent("requestfailed", (given) => given === held);
  await uploads.getByRole("button", { name: /^Cancel “picture-\d\.jpg”$/ }).click();
  await ended;
  await expect(uploads).toBeHidden();
}
