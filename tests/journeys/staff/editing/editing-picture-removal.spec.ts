import type { Locator, Request } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import {
  type AdminPage,
  button,
  pathIn,
  picturesIn,
  saveStatus,
} from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor, picturesOnPage } from "../../../support/journeys/pictures.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor removes a picture from a gallery or deletes it, undoes both, and loses nothing when that fails", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_CONNECTION_RESET/);
  const { id, screen, card, folders } = await openGalleryEditor(request, newPage, 3);
  const [first = "", ...others] = folders;
  const { page } = screen;
  const undo = page.getByRole("button", { name: "Undo" });
  const statusOfFirst = async () => (await request.get(`${first}original.webp`)).status();

  const question = await askToRemoveFirst(screen, card);
  await expect(
    question.getByText("If you remove the picture from here, it stays in the library"),
  ).toBeVisible();
  await expectNoAccessibilityErrors(page);
  await question.getByRole("button", { name: "Remove from here" }).click();
  await expect.poll(() => picturesIn(card)).toEqual(others);
  await undo.click();
  await expect.poll(() => picturesIn(card)).toEqual(folders);

  await deleteWithoutConnection(screen, card);
  expect(await picturesIn(card)).toEqual(folders);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();

  const answer = await deleteWithoutAnswer(screen, card);
  expect(await picturesIn(card)).toEqual(folders);
  answer();
  await expect.poll(() => picturesIn(card)).toEqual(others);
  await expect(card.getByRole("button", { name: "Remove picture 1" })).toBeFocused();
  await expect(page.getByText("The picture was moved to the trash")).toBeVisible();
  expect(await statusOfFirst()).toBe(404);
  await undo.click();
  await expect.poll(() => picturesIn(card)).toEqual(folders);
  expect(await statusOfFirst()).toBe(200);
  await expect(saveStatus(screen)).toHaveText("Saved");

  await askToRemoveFirst(screen, card);
  await question.getByRole("button", { name: "Remove from here" }).click();
  await button(screen, "Update the site").click();
  await expect(saveStatus(screen)).toHaveText("Saved");
  expect(await picturesOnPage(await newPage(), id)).toEqual(others);
  expect(await statusOfFirst()).toBe(200);
  await page.goto(pathIn(editorPaths.images(), "ENG"));
  await page.getByRole("combobox", { name: "Show" }).selectOption("Used nowhere");
  await expect(page.locator(`img[src*="${first}"]`)).toBeVisible();
});

async function askToRemoveFirst({ page }: AdminPage, card: Locator): Promise<Locator> {
  await card.getByRole("button", { name: "Remove picture 1" }).click();
  return page.getByRole("dialog", { name: "Remove the picture?" });
}

const isDeletion = (request: Request) => request.postData()?.includes("deleteImage(") ?? false;

async function deleteWithoutConnection(screen: AdminPage, card: Locator) {
  await screen.page.route("**/graphql", (route) =>
    isDeletion(route.request()) ? route.abort("connectionreset") : route.continue(),
  );
  const question = await askToRemoveFirst(screen, card);
  await question.getByRole("button", { name: "Move to trash" }).click();
  await expect(question.getByRole("status")).toHaveText(
    "Could not move it to the trash. The picture is where it was.",
  );
  await screen.page.unroute("**/graphql");
}

/** Deletes the first picture; the server is asked only when the returned function is called. */
async function deleteWithoutAnswer(screen: AdminPage, card: Locator): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await screen.page.route("**/graphql", async (route) => {
    if (isDeletion(route.request())) await held;
    await route.continue();
  });
  const asked = screen.page.waitForRequest(isDeletion);
  const question = await askToRemoveFirst(screen, card);
  await question.getByRole("button", { name: "Move to trash" }).click();
  await asked;
  return release;
}
