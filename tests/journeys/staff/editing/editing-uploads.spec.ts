import type { Locator, Request } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
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

/** The check asks about the new picture, which has no description yet. */
async function updateWithoutDescriptions(screen: AdminPage): Promise<void> {
  await button(screen, "Update the site").click();
  await button(screen, "Publish anyway").click();
  await screen.page.waitForURL((url) => url.pathname === paths.admin());
}

test("an editor who drops many files sees the pictures uploaded, and why each other file was refused", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/status of 422/);
  const { screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  const whole = await aPicture({ width: 900, height: 300 });
  const refused = [
    [aDocument("a-letter.jpg"), "This is not a picture."],
    [jpeg("torn.jpg", whole.subarray(0, whole.length / 2)), "The file is damaged or empty."],
    [jpeg("empty.jpg", Buffer.alloc(0)), "The file is damaged or empty."],
    [jpeg("heavy.jpg", Buffer.alloc(21 * 1024 * 1024, whole)), "The file is too large: 20 MB"],
    [jpeg("vast.png", await aBomb()), "Too many pixels: 50 megapixels at most."],
  ] as const;
  const [first, second] = await somePictures(2);
  if (!first || !second) throw new Error("No pictures to drop.");
  await dropFiles(card, [first, ...refused.map(([file]) => file), second], testInfo.outputPath());

  for (const [{ name }, reason] of refused)
    await expect(fileIn(uploads, name)).toContainText(reason);
  await expect(uploads.getByRole("listitem")).toHaveCount(refused.length);
  await expect(
    screen.page.getByRole("status").getByText("5 files were not uploaded."),
  ).toBeAttached();
  await expect.poll(() => picturesIn(card)).toHaveLength(3);
  expect((await picturesIn(card))[0]).toBe(folders[0]);
  await uploads.getByRole("button", { name: "Clear all" }).click();
  await expect(uploads).toBeHidden();
});

test("an editor uploads a photograph of an iPhone, and a visitor sees it upright", async ({
  newPage,
  request,
}, testInfo) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 1);
  const photograph = { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: aHeic() };
  await dropFiles(card, [photograph], testInfo.outputPath());
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  const [, uploaded = ""] = await picturesIn(card);
  await updateWithoutDescriptions(screen);
  const visitor = await newPage();
  expect(await picturesOnPage(visitor, id)).toEqual([...folders, uploaded]);
  const stored = await request.get(`${uploaded}original.webp`);
  expect(await colourAt(await stored.body(), "top")).toBe("red");
  expect(await colourAt(await stored.body(), "bottom")).toBe("blue");
});

test("an editor pastes a picture from the clipboard, and a visitor sees it", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 1);
  const buffer = await aPicture({ width: 700, height: 500, format: "png" });
  await copyPicture(screen.page, { name: "pasted.png", mimeType: "image/png", buffer });
  await screen.page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  const [, pasted] = await picturesIn(card);
  await updateWithoutDescriptions(screen);
  expect(await picturesOnPage(await newPage(), id)).toEqual([...folders, pasted]);
});

const isUpload = (url: URL) => url.pathname === "/api/images";

test("an editor retries an upload that lost its connection, and the other uploads are not affected", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  let isAborted = false;
  await screen.page.route(isUpload, (route) => {
    if (isAborted) return route.continue();
    isAborted = true;
    return route.abort("connectionreset");
  });
  await dropFiles(card, await somePictures(3), testInfo.outputPath());
  await expect.poll(() => picturesIn(card)).toHaveLength(3);
  const failed = uploads.getByRole("listitem");
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText("The connection was lost.");
  await failed.getByRole("button", { name: /^Try again to upload “picture-\d\.jpg”$/ }).click();
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(4);
  expect((await picturesIn(card))[0]).toBe(folders[0]);
});

test("an upload that an editor cancels never arrives, and the others do", async ({
  newPage,
  request,
}, testInfo) => {
  const { screen, card, uploads } = await openGalleryEditor(request, newPage, 1);
  // The request of the first file is never answered.
  let held: Request | null = null;
  await screen.page.route(isUpload, async (route) => {
    if (held) return route.continue();
    held = route.request();
  });
  await dropFiles(card, await somePictures(2), testInfo.outputPath());
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  const ended = screen.page.waitForEvent("requestfailed", (given) => given === held);
  await uploads.getByRole("button", { name: /^Cancel “picture-\d\.jpg”$/ }).click();
  await ended;
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  await expect(saveStatus(screen)).toHaveText("Unsaved changes");
});
