import { expect, type Locator, type Page } from "@playwright/test";
import { type EditableKind, editorPaths } from "../../../client/paths.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { adminFramePhrases } from "../../../client/phrases/admin/frame.ts";
import { imagePhrases } from "../../../client/phrases/admin/images.ts";
import { listPhrases } from "../../../client/phrases/admin/lists.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import type { ChosenFile } from "./chosen-files.ts";

/** Somebody's screen of the admin area, in the language they read. */
export type AdminPage = { page: Page; language: Language };

/** An address in that language. */
export const pathIn = (path: string, language: Language): string =>
  language === "UA" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=en`;

/** A field among one language's words. */
export const textField = ({ page }: AdminPage, language: Language, label: string): Locator =>
  page
    .getByRole("region", { name: editingPhrases.UA.languages[language], exact: true })
    .getByRole("textbox", { name: label, exact: true });

/** Says whether what stands in the editor is saved. */
export const saveStatus = ({ page, language }: AdminPage): Locator =>
  page.getByRole("region", { name: adminFramePhrases[language].work }).getByRole("status");

export const button = ({ page }: AdminPage, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Chooses files in the browser's own dialog, which a card's button opens. */
export async function chooseFiles(card: Locator, opener: string, files: ChosenFile[]) {
  const chooser = card.page().waitForEvent("filechooser");
  await card.getByRole("button", { name: opener, exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Uploads pictures on a card and waits until they are there. Answers their folders on the site. */
export async function addPictures(desk: AdminPage, name: string, files: ChosenFile[]) {
  const card = desk.page.getByRole("region", { name, exact: true });
  await chooseFiles(card, imagePhrases[desk.language].drop.choose, files);
  await expect.poll(() => picturesIn(card)).toHaveLength(files.length);
  return picturesIn(card);
}

/** The folders of the pictures that are drawn there, which tell one from another. */
export const picturesIn = (place: Locator): Promise<string[]> =>
  place
    .locator("img")
    .evaluateAll((images) =>
      images.flatMap((image) => /\/images\/[\w-]+\//.exec((image as HTMLImageElement).src) ?? []),
    );

/** Opens the editor of an item by its title, from the list of its kind. */
export async function openFromList(
  { page, language }: AdminPage,
  kind: EditableKind,
  title: string,
) {
  const phrases = listPhrases[language];
  await page.goto(pathIn(editorPaths.list(kind), language));
  await page.getByRole("searchbox", { name: phrases.search }).fill(title);
  await page.getByRole("link", { name: phrases.edit(title) }).click();
  await page.waitForURL((url) => url.pathname.startsWith(`${editorPaths.list(kind)}/`));
}

/** The id in the address of an item's editor. */
export const editedId = ({ page }: AdminPage): string =>
  new URL(page.url()).pathname.split("/").at(-1) ?? "";
