import { expect } from "@playwright/test";
import { addresses, editors } from "../../client/addresses.ts";
import { editingPhrases } from "../../client/phrases/admin-editing.ts";
import { adminKindPhrases } from "../../client/phrases/admin-kinds.ts";
import type { Language } from "../../client/phrases/language.tsx";
import {
  addPictures,
  addressIn,
  button,
  type Desk,
  editedId,
  openFromList,
  savingState,
  wordIn,
} from "./journey-editing.ts";
import { somePictures } from "./journey-files.ts";
import type { JourneyKind } from "./journey-kinds.ts";

export const languages: readonly Language[] = ["UA", "ENG"];

/** The first words of a kind with what tells this journey's item from all others. */
export const known = ({ words }: JourneyKind, language: Language, mark: string): string =>
  `${words[language][0]?.[1]} ${mark}`;

/** Writes other first words in one language. */
export async function rewrite(desk: Desk, { words }: JourneyKind, language: Language, text: string) {
  await wordIn(desk, language, words[language][0]?.[0] ?? "").fill(text);
}

/** From the list to a new item with its words in both languages and its pictures; not saved. */
export async function compose(desk: Desk, kind: JourneyKind, mark: string): Promise<string[]> {
  const { page, language } = desk;
  await page.goto(addressIn(editors.list(kind.kind), language));
  await page.getByRole("link", { name: adminKindPhrases[language][kind.kind].add }).click();
  for (const each of languages) {
    for (const [label, text] of kind.words[each]) await wordIn(desk, each, label).fill(text);
    await rewrite(desk, kind, each, known(kind, each, mark));
  }
  const added: string[] = [];
  for (const [card, count] of kind.pictures) {
    added.push(...(await addPictures(desk, card[language], await somePictures(count))));
  }
  return added;
}

/** Galleries lead to the first page after every write; all others stay where they are. */
export const leadsAway = ({ kind }: JourneyKind): boolean => kind === "GALLERY";

/** Saves and waits until it is done. */
export async function save(desk: Desk, kind: JourneyKind): Promise<void> {
  const { page, language } = desk;
  const phrases = editingPhrases[language];
  await button(desk, phrases.save).click();
  if (leadsAway(kind)) await page.waitForURL((url) => url.pathname === addresses.admin());
  else await expect(savingState(desk)).toHaveText(phrases.saved);
}

/** The editor of an item that was saved: through the list where saving led away. */
export async function reopen(desk: Desk, kind: JourneyKind, title: string): Promise<string> {
  if (leadsAway(kind)) await openFromList(desk, kind.kind, title);
  return editedId(desk);
}
