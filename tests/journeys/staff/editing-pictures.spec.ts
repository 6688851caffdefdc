import type { Locator, Request } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, pathIn, picturesIn } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/people.ts";
import { openGalleryEditor, picturesOnPage } from "../../support/journeys/pictures.ts";
import { expect } from "../../support/journeys/test.ts";

test("somebody without a mouse puts the first picture last, and visitors see that order", async ({
  meet,
  request,
}) => {
  const { id, desk, card, folders } = await openGalleryEditor(request, meet, 3);
  const { keyboard } = desk.page;
  const isSaid = (words: string) =>
    expect(desk.page.getByRole("status").getByText(words, { exact: true })).toBeAttached();
  await card.getByRole("button", { name: "Picture 1: move" }).focus();
  await keyboard.press("Space");
  await isSaid("Picture 1 over position 1 of 3");
  await keyboard.press("ArrowRight");
  await isSaid("Picture 1 over position 2 of 3");
  await keyboard.press("ArrowRight");
  await isSaid("Picture 1 over position 3 of 3");
  await keyboard.press("Space");
  await isSaid("Picture 1 is now at position 3 of 3");

  const [first, second, third] = folders;
  await expect.poll(() => picturesIn(card)).toEqual([second, third, first]);
  await expect(card.getByRole("button", { name: "Picture 3: move" })).toBeFocused();
  await keyboard.press("Control+S");
  await desk.page.waitForURL((url) => url.pathname === paths.admin());
  expect(await picturesOnPage(await meet(), id)).toEqual([second, third, first]);
});

test("who changes their mind while moving a picture finds it where it was", async ({
  meet,
  request,
}) => {
  const { desk, card, folders } = await openGalleryEditor(request, meet, 2);
  const handle = card.getByRole("button", { name: "Picture 1: move" });
  const { keyboard } = desk.page;
  const said = desk.page.getByRole("status");
  await handle.focus();
  await keyboard.press("Space");
  await expect(said.getByText("Picture 1 over position 1 of 2", { exact: true })).toBeAttached();
  await keyboard.press("ArrowRight");
  await expect(said.getByText("Picture 1 over position 2 of 2", { exact: true })).toBeAttached();
  await keyboard.press("Escape");
  await expect(said.getByText("Cancelled. Picture 1 is back in its place")).toBeAttached();
  await expect.poll(() => picturesIn(card)).toEqual(folders);
  await expect(handle).toBeFocused();
});

test("what an editor says of a picture is what those hear who do not see it", async ({
  meet,
  request,
}) => {
  const { id, desk, card } = await openGalleryEditor(request, meet, 2);
  const dialog = desk.page.getByRole("dialog", { name: /^Picture/ });
  const visitor = await meet();
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

/** Asks for the deletion of the first picture, and says yes. */
async function removeFirst(desk: AdminPage, card: Locator): Promise<Locator> {
  await card.getByRole("button", { name: "Remove picture 1" }).click();
  const question = desk.page.getByRole("dialog", { name: "Delete the picture?" });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  return question;
}

test("a picture that is deleted leaves the list when it is gone, and not before", async ({
  meet,
  request,
}) => {
  const { id, desk, card, folders } = await openGalleryEditor(request, meet, 2);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await desk.page.route("**/graphql", async (route) => {
    if (isDeletion(route.request())) await held;
    await route.continue();
  });
  const asked = desk.page.waitForRequest(isDeletion);
  await removeFirst(desk, card);
  await asked;
  expect(await picturesIn(card)).toEqual(folders);
  letGo();
  await expect.poll(() => picturesIn(card)).toEqual(folders.slice(1));
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();
  expect(await picturesOnPage(await meet(), id)).toEqual(folders.slice(1));
});

test("a picture whose deletion fails stays where it is, and says so", async ({
  meet,
  request,
  console,
}) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { desk, card, folders } = await openGalleryEditor(request, meet, 2);
  await desk.page.route("**/graphql", (route) =>
    isDeletion(route.request()) ? route.abort("connectionreset") : route.continue(),
  );
  const question = await removeFirst(desk, card);
  await expect(question.getByRole("status")).toHaveText(
    "Could not delete it. The picture is where it was.",
  );
  expect(await picturesIn(card)).toEqual(folders);
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();
});
