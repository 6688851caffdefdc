import { expect, type Locator } from "@playwright/test";
import { editorPaths } from "../../../client/paths.ts";
import { documentPhrases } from "../../../client/phrases/admin/documents.ts";
import { editingPhrases } from "../../../client/phrases/admin/editing.ts";
import { togetherPointFieldPhrases } from "../../../client/phrases/admin/fields/together-point.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { aDocument, somePictures } from "./chosen-files.ts";
import type { JourneyKind } from "./editable-kinds.ts";
import {
  type AdminPage,
  addPictures,
  chooseFiles,
  pathIn,
  picturesIn,
  saveButton,
  saveStatus,
  textField,
} from "./editing.ts";

export const languages: readonly Language[] = ["UA", "ENG"];

/** The first text of a kind with a suffix that makes it unique to one test. */
export const uniqueText = ({ texts }: JourneyKind, language: Language, suffix: string): string =>
  `${texts[language][0]?.[1]} ${suffix}`;

/** The title of an item in the lists and notifications of the admin area. */
export const titleOf = ({ titleOf }: JourneyKind, firstText: string, language: Language): string =>
  titleOf?.(firstText, language) ?? firstText;

/** Replaces the first text in one language. */
export async function typeFirstText(
  screen: AdminPage,
  { texts }: JourneyKind,
  language: Language,
  text: string,
) {
  await textField(screen, language, texts[language][0]?.[0] ?? "").fill(text);
}

/**
 * Opens the editor of a new item and fills in both languages, pictures and PDF, without saving.
 * Returns the folders of the pictures.
 */
export async function composeItem(
  screen: AdminPage,
  kind: JourneyKind,
  suffix: string,
): Promise<string[]> {
  const { page, language } = screen;
  await page.goto(pathIn(editorPaths.add(kind.kind), language));
  for (const each of languages) {
    for (const [label, text] of kind.texts[each]) await textField(screen, each, label).fill(text);
    await typeFirstText(screen, kind, each, uniqueText(kind, each, suffix));
  }
  if (kind.kind === "TOGETHER_POINT") await placePoint(screen, suffix);
  if (kind.hasDocument) await addDocument(screen, `Акт ${suffix}`);
  const added: string[] = [];
  for (const [card, count] of kind.pictures) {
    added.push(...(await addPictures(screen, card[language], await somePictures(count))));
  }
  return added;
}

/** Gives the point an address of its own, and a place on the map by the keyboard. */
async function placePoint({ page, language }: AdminPage, suffix: string): Promise<void> {
  const { labels } = togetherPointFieldPhrases[language];
  await page.getByRole("textbox", { name: labels.city }).fill(`Town-${suffix}`);
  await page.getByRole("button", { name: labels.pin }).press("ArrowLeft");
}

async function addDocument({ page, language }: AdminPage, name: string): Promise<void> {
  const phrases = documentPhrases[language];
  const card = page.getByRole("region", { name: phrases.title, exact: true });
  await chooseFiles(card, phrases.choose, [aDocument(`${name}.pdf`)]);
  await expect(card.getByRole("link", { name: phrases.open(name) })).toBeVisible();
}

/** Expects the editor to show everything that `composeItem` entered. */
export async function expectItemInEditor(
  screen: AdminPage,
  kind: JourneyKind,
  suffix: string,
  pictures: readonly string[],
): Promise<void> {
  const { page, language } = screen;
  for (const each of languages) {
    for (const [index, [label, text]] of kind.texts[each].entries()) {
      const expected = index === 0 ? uniqueText(kind, each, suffix) : text;
      const field = textField(screen, each, label);
      // A rich text is a contenteditable element, other texts are form fields.
      await expect.poll(() => field.evaluate(textOf)).toBe(expected);
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
    await expect(page.getByRole("link", { name: open(`Акт ${suffix}`) })).toBeVisible();
  }
}

/** The text of a field or of a contenteditable element. Runs in the page. */
const textOf = (field: Element) => ("value" in field ? field.value : field.textContent);

/** Expects a public page to have loaded these pictures. */
export async function expectPictures(main: Locator, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const picture = main.locator(`img[src*="${folder}"]`).first();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    // The masonry is laid out again after hydration, which moves its pictures.
    await expect(async () => {
      await picture.scrollIntoViewIfNeeded({ timeout: 2_000 });
      expect(await width()).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
  }
}

/** Expects a public page to link to the PDF of that name, and the link to work. */
export async function expectDocument(main: Locator, name: string): Promise<void> {
  const link = main.getByRole("link", { name });
  const answer = await main.page().request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
}

/** Saves and waits until the item is saved. */
export async function save(screen: AdminPage): Promise<void> {
  await saveButton(screen).click();
  await expect(saveStatus(screen)).toHaveText(editingPhrases[screen.language].saved);
}
