import type { Locator, Request } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { aBomb, aHeic, aPicture } from "../../support/images/picture-files.ts";
import { aDocument, somePictures } from "../../support/journeys/chosen-files.ts";
import { button, picturesIn, saveStatus } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/people.ts";
import {
  copyPicture,
  dropFiles,
  openGalleryEditor,
  picturesOnPage,
} from "../../support/journeys/pictures.ts";
import { expect } from "../../support/journeys/test.ts";

const fileIn = (uploads: Locator, name: string): Locator =>
  uploads.getByRole("listitem").filter({ hasText: name });

test("of many files that are dropped the pictures come, and each of the others says why not", async ({
  meet,
  request,
  console,
}, testInfo) => {
  console.allow(/status of 422/);
  const { desk, card, uploads, folders } = await openGalleryEditor(request, meet, 1);
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  const whole = await aPicture({ width: 900, height: 300 });
  const refused = [
    [jpeg("from-a-phone.heic", aHeic()), "HEIC is not supported. Save it as JPG."],
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
    desk.page.getByRole("status").getByText("6 files were not uploaded."),
  ).toBeAttached();
  await expect.poll(() => picturesIn(card)).toHaveLength(3);
  expect((await picturesIn(card))[0]).toBe(folders[0]);
  await uploads.getByRole("button", { name: "Clear all" }).click();
  await expect(uploads).toBeHidden();
});

test("a picture is pasted from the clipboard, and a visitor sees it", async ({ meet, request }) => {
  const { id, desk, card, folders } = await openGalleryEditor(request, meet, 1);
  const buffer = await aPicture({ width: 700, height: 500, format: "png" });
  await copyPicture(desk.page, { name: "pasted.png", mimeType: "image/png", buffer });
  await desk.page.keyboard.press("ControlOrMeta+V");
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  const [, pasted] = await picturesIn(card);
  await button(desk, "Save").click();
  await desk.page.waitForURL((url) => url.pathname === paths.admin());
  expect(await picturesOnPage(await meet(), id)).toEqual([...folders, pasted]);
});

const isUpload = (url: URL) => url.pathname === "/api/images";

test("an upload that the line cuts off comes when it is tried again, beside those that came", async ({
  meet,
  request,
  console,
}, testInfo) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { desk, card, uploads, folders } = await openGalleryEditor(request, meet, 1);
  let isCut = false;
  await desk.page.route(isUpload, (route) => {
    if (isCut) return route.continue();
    isCut = true;
    return route.abort("connectionreset");
  });
  await dropFiles(card, await somePictures(3), testInfo.outputPath());
  await expect.poll(() => picturesIn(card)).toHaveLength(3);
  const failed = uploads.getByRole("listitem");
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText("The connection was lost.");
  await failed.getByRole("button", { name: /^Try to upload “picture-\d\.jpg” again$/ }).click();
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(4);
  expect((await picturesIn(card))[0]).toBe(folders[0]);
});

test("an upload that is given up never comes, and the others do", async ({
  meet,
  request,
}, testInfo) => {
  const { desk, card, uploads } = await openGalleryEditor(request, meet, 1);
  // The first file stays on its way for as long as anybody waits.
  let held: Request | null = null;
  await desk.page.route(isUpload, async (route) => {
    if (held) return route.continue();
    held = route.request();
  });
  await dropFiles(card, await somePictures(2), testInfo.outputPath());
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  const ended = desk.page.waitForEvent("requestfailed", (given) => given === held);
  await uploads.getByRole("button", { name: /^Cancel “picture-\d\.jpg”$/ }).click();
  await ended;
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(2);
  await expect(saveStatus(desk)).toHaveText("Unsaved changes");
});
