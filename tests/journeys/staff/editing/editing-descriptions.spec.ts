import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { somePictures } from "../../../support/journeys/chosen-files.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import { openGalleryEditor, uploadPicture } from "../../../support/journeys/pictures.ts";
import { adminSession, editorSession } from "../../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^Descriptions of/ });
const allSaved = "All descriptions are saved";

/** A new gallery's pictures in the grid of descriptions, which is opened from its editor. */
async function describeGallery(
  request: APIRequestContext,
  newPage: Parameters<typeof openGalleryEditor>[1],
  count: number,
) {
  const { id, screen, card } = await openGalleryEditor(request, newPage, count);
  await card.getByRole("button", { name: "Describe" }).click();
  const dialog = dialogOf(screen.page);
  const field = (language: "Ukrainian" | "English", place: number) =>
    dialog.getByRole("textbox", { name: `In ${language}. Picture ${place}`, exact: true });
  return { id, page: screen.page, dialog, field };
}

/** The stored descriptions of a gallery's pictures. */
async function storedDescriptions(request: APIRequestContext, id: string) {
  const { gallery } = await executeGraphql<{
    gallery: { images: { altUa: string; altEng: string }[] };
  }>(
    request,
    await adminSession(request),
    "query ($id: ID!) { gallery(id: $id, drafts: true) { images { altUa altEng } } }",
    { id },
  );
  return gallery.images.map(({ altUa, altEng }) => [altUa, altEng]);
}

test("an editor describes thirty pictures in both languages without touching the mouse", async ({
  newPage,
  request,
}) => {
  const { id, page, dialog, field } = await describeGallery(request, newPage, 30);
  const places = Array.from({ length: 30 }, (_, index) => index + 1);
  for (const [language, text] of [
    ["Ukrainian", "Діти на березі, світлина"],
    ["English", "Children by the river, picture"],
  ] as const) {
    await field(language, 1).focus();
    for (const place of places) {
      await expect(field(language, place)).toBeFocused();
      await page.keyboard.insertText(`${text} ${place}`);
      await page.keyboard.press("Enter");
    }
    await page.keyboard.press("Tab");
  }
  await expect(dialog.getByRole("status").getByText(allSaved)).toBeVisible();
  expect(await storedDescriptions(request, id)).toEqual(
    places.map((place) => [
      `Діти на березі, світлина ${place}`,
      `Children by the river, picture ${place}`,
    ]),
  );
});

test("an editor goes to the other language with Tab and back up with Shift and Enter", async ({
  newPage,
  request,
}) => {
  const { page, dialog, field } = await describeGallery(request, newPage, 3);
  await field("Ukrainian", 2).focus();
  await page.keyboard.press("Tab");
  await expect(field("English", 2)).toBeFocused();
  await page.keyboard.press("Shift+Enter");
  await expect(field("English", 1)).toBeFocused();
  // A decorative picture needs no description.
  await dialog.getByRole("checkbox", { name: "Decorative" }).nth(1).check();
  await field("English", 1).focus();
  await page.keyboard.press("Enter");
  await expect(field("English", 3)).toBeFocused();
});

test("descriptions that could not be sent stay and are saved when the connection is back", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED/);
  const { id, page, dialog, field } = await describeGallery(request, newPage, 2);
  await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await field("Ukrainian", 1).fill("Діти ліплять вареники");
  await field("Ukrainian", 2).focus();
  await expect(dialog.getByText("Not saved: no connection.")).toBeVisible();
  await expect(dialog.getByRole("status").getByText("1 description not saved yet")).toBeVisible();
  await expect(field("Ukrainian", 1)).toHaveValue("Діти ліплять вареники");
  await page.unroute("**/graphql");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("status").getByText(allSaved)).toBeVisible();
  expect((await storedDescriptions(request, id))[0]).toEqual(["Діти ліплять вареники", ""]);
});

test("an editor is told when a colleague has described the picture meanwhile, and decides", async ({
  newPage,
  request,
}) => {
  const { id, dialog, field } = await describeGallery(request, newPage, 2);
  const session = await adminSession(request);
  const { gallery } = await executeGraphql<{ gallery: { images: { id: string }[] } }>(
    request,
    session,
    "query ($id: ID!) { gallery(id: $id, drafts: true) { images { id } } }",
    { id },
  );
  const save = `mutation ($id: ID!) {
    saveAlternativeText(id: $id, ua: "Кіт спить", eng: "") { id }
  }`;
  for (const image of gallery.images) await executeGraphql(request, session, save, image);
  await field("Ukrainian", 1).fill("Кіт на печі");
  await field("Ukrainian", 2).fill("Пес на подвір’ї");
  await field("English", 2).focus();
  const conflicts = dialog.getByRole("alert").filter({ hasText: "“Кіт спить”" });
  await expect(conflicts).toHaveCount(2);
  await conflicts.first().getByRole("button", { name: "Keep my description" }).click();
  await conflicts.last().getByRole("button", { name: "Take theirs" }).click();
  await expect(field("Ukrainian", 2)).toHaveValue("Кіт спить");
  await expect(dialog.getByRole("status").getByText(allSaved)).toBeVisible();
  expect(await storedDescriptions(request, id)).toEqual([
    ["Кіт на печі", ""],
    ["Кіт спить", ""],
  ]);
});

test("pictures without a description come first among all of the library", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Marta");
  const [file] = await somePictures(1);
  if (!file) throw new Error("No picture was made.");
  const name = `undescribed-${randomUUID()}.jpg`;
  await uploadPicture(request, session, { ...file, name });
  const page = await newPage(session);
  await page.goto(pathIn(editorPaths.images(), "ENG"));
  await page.getByRole("link", { name: "Describe pictures" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.describeImages());
  const rows = page.getByRole("listitem", { name: /^Picture \d+$/ });
  const own = rows.filter({ hasText: name });
  await expect(own).toHaveCount(1);
  const isDescribed = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("textarea")].every(({ value }) => value !== "")),
  );
  const place = (await rows.allTextContents()).findIndex((text) => text.includes(name));
  expect(isDescribed.slice(0, place + 1)).not.toContain(true);
});

for (const language of ["UA", "ENG"] as const) {
  test(`the descriptions of all pictures are accessible: ${language}`, async ({
    newPage,
    request,
  }) => {
    const page = await newPage(await editorSession(request, "Olha"));
    await page.goto(pathIn(editorPaths.describeImages(), language));
    await expect(page.getByRole("textbox").first()).toBeVisible();
    const width = language === "UA" ? desktopWidth : phoneWidth;
    await expectNoAccessibilityErrors(page, { width });
  });
}

test("visitors read who took a picture below it", async ({ newPage, request }) => {
  const { id } = await openGalleryEditor(request, newPage, 1);
  const session = await adminSession(request);
  const { gallery } = await executeGraphql<{ gallery: { images: { id: string }[] } }>(
    request,
    session,
    "query ($id: ID!) { gallery(id: $id, drafts: true) { images { id } } }",
    { id },
  );
  await executeGraphql(
    request,
    session,
    `mutation ($ids: [ID!]!) {
      creditImages(ids: $ids, ua: "Олена Коваль", eng: "Olena Koval") { id }
    }`,
    { ids: gallery.images.map((image) => image.id) },
  );
  const visitor = await newPage();
  for (const [language, credit] of [
    ["UA", "Фото: Олена Коваль"],
    ["ENG", "Photo: Olena Koval"],
  ] as const) {
    await visitor.goto(pathIn(paths.gallery(id), language));
    await waitForHydration(visitor);
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(`"creditText":"${credit.split(": ")[1]}"`);
    await visitor
      .getByRole("main")
      .getByRole("link", { name: /^(Зображення|Picture) 1/ })
      .click();
    await expect(visitor.getByRole("dialog").getByText(credit)).toBeVisible();
  }
});
