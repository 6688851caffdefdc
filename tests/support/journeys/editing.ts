import { expect, type Locator, type Page } from "@playwright/test";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { adminFramePhrases } from "../../../client/phrases/admin/frame.ts";
import { imagePhrases } from "../../../client/phrases/admin/images.ts";
import { itemDraftPhrases } from "../../../client/phrases/admin/item-drafts.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import type { ChosenFile } from "./chosen-files.ts";

/** A page of the admin area and the language of its interface. */
export type AdminPage = { page: Page; language: Language };

/** The path of a page in that language. */
export function pathIn(path: string, language: Language): string {
  if (language === "UA") return path;
  const [address = "", fragment] = path.split("#");
  const query = `${address.includes("?") ? "&" : "?"}lang=en`;
  return `${address}${query}${fragment ? `#${fragment}` : ""}`;
}

/** A text field of one translation. */
export const textField = ({ page }: AdminPage, language: Language, label: string): Locator =>
  page
    .getByRole("region", { name: editingPhrases.UA.languages[language], exact: true })
    .getByRole("textbox", { name: label, exact: true });

/** The status that says whether the content of the editor is saved. */
export const saveStatus = ({ page, language }: AdminPage): Locator =>
  page.getByRole("region", { name: adminFramePhrases[language].work }).getByRole("status");

export const button = ({ page }: AdminPage, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** The button that changes what the site shows; for an item that is not public, the one that saves. */
export const saveButton = ({ page, language }: AdminPage): Locator =>
  button({ page, language }, itemDraftPhrases[language].updateSite).or(
    button({ page, language }, editingPhrases[language].save),
  );

/** Chooses files in the file dialog that a button of the card opens. */
export async function chooseFiles(card: Locator, opener: string, files: ChosenFile[]) {
  const chooser = card.page().waitForEvent("filechooser");
  await card.getByRole("button", { name: opener, exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Uploads pictures on a card and waits until it shows them. Returns their folders on the site. */
export async function addPictures(screen: AdminPage, name: string, files: ChosenFile[]) {
  const card = screen.page.getByRole("region", { name, exact: true });
  await chooseFiles(card, imagePhrases[screen.language].drop.choose, files);
  await expect.poll(() => picturesIn(card)).toHaveLength(files.length);
  return picturesIn(card);
}

/** The folders of the pictures inside an element. The folder identifies a picture. */
export const picturesIn = (container: Locator): Promise<string[]> =>
  container
    .locator("img")
    .evaluateAll((images) =>
      images.flatMap((image) => /\/images\/[\w-]+\//.exec((image as HTMLImageElement).src) ?? []),
    );

/** The item's id in the URL of its editor. */
export const editedId = ({ page }: AdminPage): string =>
  new URL(page.url()).pathname.split("/").at(-1) ?? "";
