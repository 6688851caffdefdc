import { navigationPhrases } from "../../../phrases/admin/site/navigation.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { FieldPath, FieldValue } from "../../bilingual-form.ts";
import type { NestedFields } from "../../editor/state/nested-fields.ts";
import {
  countLabels,
  type Entry,
  labelIn,
  type MenuName,
  menuNames,
  type NavigationForm,
  sitePageLabel,
} from "./navigation-form.ts";

/** What editing, comparing and saving the menu needs to know of its entries. */
export const navigationNestedFields: NestedFields<NavigationForm> = {
  lists: menuNames,
  normalize: (form) => form,
  countTexts: countLabels,
  pathOf: (path) => path,
  labelOf: entryLabel,
  textOf: entryText,
};

/** What an entry is called where the titles of pages are not known. */
export function entryName(entry: Entry, reader: Language): string {
  const own = labelIn(entry, reader) || entry.labelUa || entry.labelEng;
  if (own) return own;
  if (entry.sitePage) return sitePageLabel(entry.sitePage, reader);
  return entry.url || navigationPhrases[reader].page;
}

/** The second part of a path is the index of an entry, or its id. */
function entryLabel(path: FieldPath, form: NavigationForm, reader: Language): string | null {
  const [menu, key] = path.split(".");
  if (!isMenu(menu) || !key) return null;
  const entries = form[menu];
  const entry = /^\d+$/.test(key) ? entries[Number(key)] : entries.find(({ id }) => id === key);
  const title = navigationPhrases[reader].menus[menu].title;
  return entry ? `${title}: ${entryName(entry, reader)}` : title;
}

function entryText(path: FieldPath, value: FieldValue, reader: Language): string | null {
  const [menu, key] = path.split(".");
  if (!isMenu(menu)) return null;
  const phrases = navigationPhrases[reader];
  const textOf = (entry: Entry) =>
    [
      entryName(entry, reader),
      entry.labelUa && `${phrases.labels.labelUa}: ${entry.labelUa}`,
      entry.labelEng && `${phrases.labels.labelEng}: ${entry.labelEng}`,
      entry.url,
      entry.isHidden && phrases.hidden,
    ]
      .filter(Boolean)
      .join(" · ");
  // The values at these paths are what the form holds there.
  if (key) return value ? textOf(value as Entry) : phrases.absent;
  return (value as readonly Entry[]).map(textOf).join("\n") || phrases.absent;
}

const isMenu = (name: string | undefined): name is MenuName =>
  menuNames.some((menu) => menu === name);
