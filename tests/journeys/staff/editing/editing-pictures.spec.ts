import type { Locator, Page, Request } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import {
  type AdminPage,
  pathIn,
  picturesIn,
  saveButton,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor, picturesOnPage } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor moves the first picture to the end by keyboard, and visitors see that order", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 3);
  const { keyboard } = screen.page;
  await pickUpFirstPicture(screen.page, card, 3);
  await keyboard.press("ArrowRight");
  await expectAnnouncement(screen.page, "Picture 1 over position 2 of 3");
  await keyboard.press("ArrowRight");
  await expectAnnouncement(screen.page, "Picture 1 over position 3 of 3");
  await keyboard.press("Space");
  await expectAnnouncement(screen.page, "Picture 1 is now at position 3 of 3");

  const [first, second, third] = folders;
  await expect.poll(() => picturesIn(card)).toEqual([second, third, first]);
  await expect(card.getByRole("button", { name: "Picture 3: move" })).toBeFocused();
  await saveButton(screen).click();
  await screen.page.waitForURL((url) => url.pathname === paths.admin());
  expect(await picturesOnPage(await newPage(), id)).toEqual([second, third, first]);
});

test("an editor who cancels moving a picture finds it where it was", async ({
  newPage,
  request,
}) => {
  const { screen, card, folders } = await openGalleryEditor(request, newPage, 2);
  const { keyboard } = screen.page;
  const handle = await pickUpFirstPicture(screen.page, card, 2);
  await keyboard.press("ArrowRight");
  await expectAnnouncement(screen.page, "Picture 1 over position 2 of 2");
  await keyboard.press("Escape");
  await expectAnnouncement(screen.page, "Cancelled. Picture 1 is back in its place");
  await expect.poll(() => picturesIn(card)).toEqual(folders);
  await expect(handle).toBeFocused();
});

test("screen readers read out the description that an editor gives a picture", async ({
  newPage,
  request,
}) => {
  const { id, screen, card } = await openGalleryEditor(request, newPage, 2);
  const dialog = screen.page.getByRole("dialog", { name: /^Picture/ });
  const visitor = await newPage();
  await card.getByRole("button", { name: /^Picture 1 of 2: .*no description$/ }).click();
  await dialog.getByLabel("Description in Ukrainian").fill("Діти печуть картоплю");
  await dialog.getByLabel("Description in English").fill("Children bake potatoes");
  await dialog.getByRole("button", { name: "Next picture" }).click();
  await dialog.getByRole("checkbox", { name: "Decorative" }).check();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: /no description/ })).toHaveCount(0);

  for (const [language, word, first] of [
    ["UA", "Зображення", "Діти печуть картоплю"],
    ["ENG", "Picture", "Children bake potatoes"],
  ] as const) {
    await visitor.goto(pathIn(paths.gallery(id), language));
    const main = visitor.getByRole("main");
    await expect(main.getByRole("link", { name: `${word} 1 ${first}`, exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: `${word} 2`, exact: true })).toBeVisible();
  }
});

const isDeletion = (request: Request) => request.postData()?.includes("deleteImage(") ?? false;

/** Deletes the first picture and confirms. */
async function deleteFirst(screen: AdminPage, card: Locator): Promise<Locator> {
  await card.getByRole("button", { name: "Remove picture 1" }).click();
  const dialog = screen.page.getByRole("dialog", { name: "Remove the picture?" });
  await dialog.getByRole("button", { name: "Delete the picture" }).click();
  return dialog;
}

test("an editor sees a deleted picture disappear when the server has deleted it, and not before", async ({
  newPage,
  request,
}) => {
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 2);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await screen.page.route("**/graphql", async (route) => {
    if (isDeletion(route.request())) await held;
    await route.continue();
  });
  const asked = screen.page.waitForRequest(isDeletion);
  await deleteFirst(screen, card);
  await asked;
  expect(await picturesIn(card)).toEqual(folders);
  release();
  await expect.poll(() => picturesIn(card)).toEqual(folders.slice(1));
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();
  expect(await picturesOnPage(await newPage(), id)).toEqual(folders.slice(1));
});

test("an editor is told when a picture cannot be deleted, and it stays in its place", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { screen, card, folders } = await openGalleryEditor(request, newPage, 2);
  await screen.page.route("**/graphql", (route) =>
    isDeletion(route.request()) ? route.abort("connectionreset") : route.continue(),
  );
  const dialog = await deleteFirst(screen, card);
  await expect(dialog.getByRole("status")).toHaveText(
    "Could not delete it. The picture is where it was.",
  );
  expect(await picturesIn(card)).toEqual(folders);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();
});

function expectAnnouncement(page: Page, text: string) {
  return expect(page.getByRole("status").getByText(text, { exact: true })).toBeAttached();
}

/** Picks up the first of `total` pictures with the space bar, and returns its handle. */
async function pickUpFirstPicture(page: Page, card: Locator, total: number): Promise<Locator> {
  const handle = card.getByRole("button", { name: "Picture 1: move" });
  await handle.focus();
  await page.keyboard.press("Space");
  await expectAnnouncement(page, `Picture 1 over position 1 of ${total}`);
  // The drag library announces that before a timer makes it listen for arrow keys; a timer that
  // is set now runs after that one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return handle;
}
