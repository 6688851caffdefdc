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

test("uploads that lost their connection keep their places, and an editor retries them at once", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  await screen.page.route(isUpload, (route) => route.abort("connectionreset"));
  await dropFiles(card, await somePictures(3), testInfo.outputPath());
  const lost = uploads.getByRole("listitem").filter({ hasText: "The connection was lost." });
  await expect(lost).toHaveCount(3);
  expect(await picturesIn(card)).toEqual(folders);
  await screen.page.unroute(isUpload);
  const retry = uploads.getByRole("button", { name: /^Try again to upload “picture-\d\.jpg”$/ });
  await retry.first().click();
  await expect(uploads).toBeHidden();
  await expect.poll(() => picturesIn(card)).toHaveLength(4);
  expect((await picturesIn(card))[0]).toBe(folders[0]);
});

test("an editor chooses 20 pictures while the store of the files is away, and none is lost", async ({
  newPage,
  request,
  console,
}, testInfo) => {
  console.allow(/status of 503/);
  const { id, screen, card, uploads, folders } = await openGalleryEditor(request, newPage, 1);
  const counts = { refused: 0, stored: 0 };
  let isAway = true;
  screen.page.on("response", (response) => {
    if (isUpload(new URL(response.url())) && response.status() === 201) counts.stored += 1;
  });
  await screen.page.route(isUpload, (route) => {
    if (!isAway) return route.continue();
    counts.refused += 1;
    return route.fulfill({
      status: 503,
      headers: { "retry-after": "1" },
      json: { code: "UNAVAILABLE", reason: "files", message: "The store is unavailable." },
    });
  });
  const files = await somePictures(20);
  await dropFiles(card, files, testInfo.outputPath());

  const rows = uploads.getByRole("listitem");
  await expect(rows).toHaveCount(20);
  const sentence = "The file storage is not responding at the moment.";
  await expect(rows.filter({ hasText: sentence }).nth(2)).toBeVisible();
  await expect(
    screen.page.getByRole("status").filter({ hasText: sentence }).first(),
  ).toBeAttached();
  // Three were sent at once; afterwards one at a time finds out whether the store is back.
  await expect.poll(() => counts.refused).toBeGreaterThan(4);
  await expect(rows).toHaveCount(20);
  isAway = false;

  await expect(uploads).toBeHidden({ timeout: 120_000 });
  expect(counts.stored).toBe(20);
  await expect.poll(() => picturesIn(card)).toHaveLength(21);
  const pictures = await picturesIn(card);
  expect(pictures[0]).toBe(folders[0]);
  const details = card.getByRole("button", { name: /picture-\d+\.jpg/ });
  const names = await details.evaluateAll((buttons) =>
    buttons.flatMap(({ ariaLabel }) => /picture-\d+\.jpg/.exec(ariaLabel ?? "") ?? []),
  );
  expect(names).toEqual(["picture-1.jpg", ...files.map(({ name }) => name)]);
  await updateWithoutDescriptions(screen);
  expect(await picturesOnPage(await newPage(), id)).toEqual(pictures);
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
