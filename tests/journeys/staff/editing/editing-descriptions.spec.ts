import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor } from "../../../support/journeys/pictures.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

type FieldOf = (language: "Ukrainian" | "English", place: number) => Locator;

const places = [1, 2, 3, 4, 5];
const ukrainian = (place: number) => `Діти на березі, світлина ${place}`;
const english = (place: number) => `Children by the river, picture ${place}`;

/** The pictures of a gallery with their stored descriptions. */
async function storedPictures(request: APIRequestContext, id: string) {
  const { gallery } = await executeGraphql<{
    gallery: { images: { id: string; altUa: string; altEng: string }[] };
  }>(
    request,
    await adminSession(request),
    "query ($id: ID!) { gallery(id: $id, drafts: true) { images { id altUa altEng } } }",
    { id },
  );
  return gallery.images;
}

test("an editor describes pictures by keyboard alone, without a connection too, and is asked where a colleague was faster", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id, screen, card } = await openGalleryEditor(request, newPage, places.length);
  const { page } = screen;
  await card.getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: /^Descriptions of/ });
  const field: FieldOf = (language, place) =>
    dialog.getByRole("textbox", { name: `In ${language}. Picture ${place}`, exact: true });
  const status = dialog.getByRole("status");
  const allSaved = status.getByText("All descriptions are saved");
  const stored = async (place: number) => {
    const { altUa, altEng } = (await storedPictures(request, id))[place - 1] ?? {};
    return [altUa, altEng];
  };

  await describeByKeyboard(page, field);
  await expect(allSaved).toBeVisible();
  for (const place of places)
    expect(await stored(place)).toEqual([ukrainian(place), english(place)]);

  // A decorative picture needs no description.
  await dialog.getByRole("checkbox", { name: "Decorative" }).nth(1).check();
  await field("English", 1).focus();
  await page.keyboard.press("Enter");
  await expect(field("English", 3)).toBeFocused();

  await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await field("Ukrainian", 4).fill("Діти ліплять вареники");
  await field("Ukrainian", 5).focus();
  await expect(dialog.getByText("Not saved: no connection.")).toBeVisible();
  await expect(status.getByText("1 description not saved yet")).toBeVisible();
  await expect(field("Ukrainian", 4)).toHaveValue("Діти ліплять вареники");
  await page.unroute("**/graphql");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(allSaved).toBeVisible();
  expect(await stored(4)).toEqual(["Діти ліплять вареники", english(4)]);

  await describeAsColleague(request, id, [1, 3]);
  await field("Ukrainian", 1).fill("Кіт на печі");
  await field("Ukrainian", 3).fill("Пес на подвір’ї");
  await field("English", 3).focus();
  const conflicts = dialog.getByRole("alert").filter({ hasText: "“Кіт спить”" });
  await expect(conflicts).toHaveCount(2);
  await conflicts.first().getByRole("button", { name: "Keep my description" }).click();
  await conflicts.last().getByRole("button", { name: "Take theirs" }).click();
  await expect(field("Ukrainian", 3)).toHaveValue("Кіт спить");
  await expect(allSaved).toBeVisible();
  expect(await stored(1)).toEqual(["Кіт на печі", ""]);
  expect(await stored(3)).toEqual(["Кіт спить", ""]);
});

test("an editor who goes on with Tab types in both languages of each picture, and no space marks a picture as decorative", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id, screen, card } = await openGalleryEditor(request, newPage, 3);
  const { page } = screen;
  await card.getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: /^Descriptions of/ });
  const field: FieldOf = (language, place) =>
    dialog.getByRole("textbox", { name: `In ${language}. Picture ${place}`, exact: true });
  const decorative = dialog.getByRole("checkbox", { name: "Decorative" });
  await field("Ukrainian", 1).focus();
  for (const place of [1, 2]) {
    await expect(field("Ukrainian", place)).toBeFocused();
    await page.keyboard.type(ukrainian(place));
    await page.keyboard.press("Tab");
    await page.keyboard.type(english(place));
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Enter");
  await expect(decorative.nth(2)).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(decorative.nth(2)).not.toBeChecked();
  await expect(dialog.getByRole("status")).toHaveText("All descriptions are saved");
  const described = (await storedPictures(request, id)).map(({ altUa, altEng }) => [altUa, altEng]);
  expect(described).toEqual([
    [ukrainian(1), english(1)],
    [ukrainian(2), english(2)],
    ["", ""],
  ]);

  // What could not be sent is not lost with the dialog: closing the tab asks first.
  await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await field("Ukrainian", 3).fill(ukrainian(3));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
  await (await question).dismiss();
  await page.unroute("**/graphql");
  await card.getByRole("button", { name: "Describe" }).click();
  // Pictures without a description come first.
  await expect(field("Ukrainian", 1)).toHaveValue(ukrainian(3));
});

/** Goes down in Ukrainian with Enter, to English with Tab, and back up with Shift and Enter. */
async function describeByKeyboard(page: Page, field: FieldOf) {
  await field("Ukrainian", 1).focus();
  for (const place of places) {
    await expect(field("Ukrainian", place)).toBeFocused();
    await page.keyboard.insertText(ukrainian(place));
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Tab");
  for (const place of places.toReversed()) {
    await expect(field("English", place)).toBeFocused();
    await page.keyboard.insertText(english(place));
    await page.keyboard.press("Shift+Enter");
  }
}

async function describeAsColleague(request: APIRequestContext, id: string, chosen: number[]) {
  const session = await adminSession(request);
  const images = await storedPictures(request, id);
  const save = `mutation ($id: ID!) {
    saveAlternativeText(id: $id, ua: "Кіт спить", eng: "") { id }
  }`;
  for (const place of chosen)
    await executeGraphql(request, session, save, { id: images[place - 1]?.id });
}
