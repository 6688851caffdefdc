import { expect, type Locator } from "@playwright/test";
import { kindNames } from "../../../client/admin/kinds.ts";
import { editorPaths, paths } from "../../../client/paths.ts";
import { documentPhrases } from "../../../client/phrases/admin/documents.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { togetherPointFieldPhrases } from "../../../client/phrases/admin/fields/together-point.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { aDocument, somePictures } from "./chosen-files.ts";
import type { JourneyKind } from "./editable-kinds.ts";
import {
  type AdminPage,
  addPictures,
  button,
  chooseFiles,
  editedId,
  openFromList,
  pathIn,
  picturesIn,
  saveStatus,
  textField,
} from "./editing.ts";

export const languages: readonly Language[] = ["UA", "ENG"];

/** The first words of a kind with what tells this journey's item from all others. */
export const uniqueText = ({ words }: JourneyKind, language: Language, mark: string): string =>
  `${words[language][0]?.[1]} ${mark}`;

/** What the notices and lists of the admin area call it. */
export const titleOf = ({ titleOf }: JourneyKind, words: string, language: Language): string =>
  titleOf?.(words, language) ?? words;

/** Writes other first words in one language. */
export async function typeFirstText(
  desk: AdminPage,
  { words }: JourneyKind,
  language: Language,
  text: string,
) {
  await textField(desk, language, words[language][0]?.[0] ?? "").fill(text);
}

/**
 * From the list to a new item with its words in both languages, its pictures and its PDF; not
 * saved. Answers the folders of the pictures.
 */
export async function composeItem(
  desk: AdminPage,
  kind: JourneyKind,
  mark: string,
): Promise<string[]> {
  const { page, language } = desk;
  await page.goto(pathIn(editorPaths.list(kind.kind), language));
  await page.getByRole("link", { name: kindNames[language][kind.kind].add }).click();
  for (const each of languages) {
    for (const [label, text] of kind.words[each]) await textField(desk, each, label).fill(text);
    await typeFirstText(desk, kind, each, uniqueText(kind, each, mark));
  }
  if (kind.kind === "TOGETHER_POINT") await chooseCity(desk);
  if (kind.hasDocument) await addDocument(desk, `Акт ${mark}`);
  const added: string[] = [];
  for (const [card, count] of kind.pictures) {
    added.push(...(await addPictures(desk, card[language], await somePictures(count))));
  }
  return added;
}

/** The one that the journey has borrowed. */
async function chooseCity({ page, language }: AdminPage): Promise<void> {
  const { labels, cities } = togetherPointFieldPhrases[language];
  await page.getByRole("combobox", { name: labels.city }).click();
  await page.getByRole("option", { name: cities.Shumsk, exact: true }).click();
}

async function addDocument({ page, language }: AdminPage, name: string): Promise<void> {
  const phrases = documentPhrases[language];
  const card = page.getByRole("region", { name: phrases.title, exact: true });
  await chooseFiles(card, phrases.choose, [aDocument(`${name}.pdf`)]);
  await expect(card.getByRole("link", { name: phrases.open(name) })).toBeVisible();
}

/** Whether the editor has everything that `composeItem` wrote and chose. */
export async function holdsItem(
  desk: AdminPage,
  kind: JourneyKind,
  mark: string,
  pictures: readonly string[],
): Promise<void> {
  const { page, language } = desk;
  for (const each of languages) {
    for (const [index, [label, text]] of kind.words[each].entries()) {
      const written = index === 0 ? uniqueText(kind, each, mark) : text;
      const field = textField(desk, each, label);
      // A long text is edited in place, all others in fields.
      await expect.poll(() => field.evaluate(textOf)).toBe(written);
    }
  }
  const found: string[] = [];
  for (const [card] of kind.pictures) {
    const region = page.getByRole("region", { name: card[language], exact: true });
    found.push(...(await picturesIn(region)));
  }
  expect(found).toEqual(pictures);
  if (kind.hasDocument) {
    const { open } = documentPhrases[language];
    await expect(page.getByRole("link", { name: open(`Акт ${mark}`) })).toBeVisible();
  }
}

/** What stands in a field. Runs in the page. */
const textOf = (field: Element) => ("value" in field ? field.value : field.textContent);

/** Whether a visitor's page has these pictures, drawn. */
export async function showsPictures(main: Locator, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const picture = main.locator(`img[src*="${folder}"]`).first();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    // A wall of pictures lays itself out anew when its scripts have come.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 2_000 });
      expect(await width()).toBeGreaterThan(0);
    }).toPass({ timeout: 15_000 });
  }
}

/** Whether a visitor's page offers the PDF of that name, and the site gives it. */
export async function offersDocument(main: Locator, name: string): Promise<void> {
  const link = main.getByRole("link", { name });
  const answer = await main.page().request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
}

/** Galleries lead to the first page after every write; all others stay where they are. */
export const leavesEditor = ({ kind }: JourneyKind): boolean => kind === "GALLERY";

/** Saves and waits until it is done. */
export async function save(desk: AdminPage, kind: JourneyKind): Promise<void> {
  await button(desk, editingPhrases[desk.language].save).click();
  await waitUntilSaved(desk, kind);
}

export async function waitUntilSaved(desk: AdminPage, kind: JourneyKind): Promise<void> {
  const { page, language } = desk;
  if (leavesEditor(kind)) await page.waitForURL((url) => url.pathname === paths.admin());
  else await expect(saveStatus(desk)).toHaveText(editingPhrases[language].saved);
}

/** The editor of an item that was saved: through the list where saving led away. */
export async function reopen(desk: AdminPage, kind: JourneyKind, title: string): Promise<string> {
  if (leavesEditor(kind)) await openFromList(desk, kind.kind, title);
  return editedId(desk);
}
