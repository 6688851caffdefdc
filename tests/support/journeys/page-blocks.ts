import type { Locator } from "@playwright/test";
import { editorPaths } from "../../../client/paths.ts";
import { blockPhrases } from "../../../client/phrases/admin/blocks.ts";
import { blockFieldPhrases } from "../../../client/phrases/admin/fields/block.ts";
import { pageFieldPhrases } from "../../../client/phrases/admin/fields/page.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { type AdminPage, button, pathIn, textField } from "./editing.ts";
import { expect } from "./test.ts";

type Kind = keyof typeof blockPhrases.UA.kinds;
type Label = keyof typeof blockFieldPhrases.UA.labels;

/** Opens the editor of a new page and writes its titles and its address. */
export async function beginPage(
  screen: AdminPage,
  { titles, address }: { titles: Record<Language, string>; address: string },
) {
  const { page, language } = screen;
  await page.goto(pathIn(editorPaths.add("PAGE"), language));
  await textField(screen, "UA", pageFieldPhrases.UA.labels.title).fill(titles.UA);
  await textField(screen, "ENG", pageFieldPhrases.ENG.labels.title).fill(titles.ENG);
  await addressField(screen).fill(address);
}

export const addressField = ({ page, language }: AdminPage): Locator =>
  page.getByRole("textbox", { name: pageFieldPhrases[language].labels.address });

/** Adds a block at the end and waits for the focus in its first field. */
export async function addBlock(screen: AdminPage, kind: Kind, place: number): Promise<Locator> {
  const { page, language } = screen;
  const { add, choose, kinds } = blockPhrases[language];
  await button(screen, add).click();
  const dialog = page.getByRole("dialog", { name: choose });
  await dialog.getByRole("button", { name: `${kinds[kind].name} ${kinds[kind].about}` }).click();
  const card = blockCard(screen, kind, place);
  await expect(card.locator(":focus")).toHaveCount(1);
  return card;
}

/** The card of the block at a place. */
export const blockCard = ({ page, language }: AdminPage, kind: Kind, place: number): Locator => {
  const { group, kinds } = blockPhrases[language];
  return page.getByRole("region", { name: group(place, kinds[kind].name), exact: true });
};

/** A text of a block in one language. */
export const blockText = (card: Locator, language: Language, label: Label): Locator =>
  card.getByRole("textbox", { name: blockFieldPhrases[language].labels[label], exact: true });

/** The names of the blocks in their order. */
export const blockNames = ({ page, language }: AdminPage): Promise<string[]> =>
  page
    .getByRole("region", { name: blockPhrases[language].title, exact: true })
    .getByRole("heading", { level: 3 })
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.split("\n")[0]?.replace(/^\d+\. /, "") ?? ""));
