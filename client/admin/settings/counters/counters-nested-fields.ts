import { counterFieldPhrases } from "../../../phrases/admin/fields/counters.ts";
import { namedListPhrases } from "../../../phrases/admin/fields/named-lists.ts";
import { formatDay } from "../../../phrases/dates.ts";
import { type Language, languages } from "../../../phrases/language.tsx";
import {
  countFilledTexts,
  type FieldPath,
  type FieldValue,
  languageKeyOf,
} from "../../bilingual-form.ts";
import { counterSentence } from "../../dashboard/notices/counter-sentence.ts";
import type { NestedFields } from "../../editor/state/nested-fields.ts";
import type { SettingsForm } from "../settings-form.ts";
import { type CounterForm, counterOf } from "./counter-form.ts";

/** What editing, comparing and saving the settings needs to know of their counters. */
export const countersNestedFields: NestedFields<SettingsForm> = {
  lists: ["counters"],
  normalize: (form) => ({ ...form, counters: form.counters.map(counterOf) }),
  countTexts: ({ translations }, language) =>
    countFilledTexts(translations[languageKeyOf(language)]),
  pathOf: (path) => path,
  labelOf: counterLabel,
  textOf: counterText,
};

/** «Число 2»; the second part of a path is the index of a counter, or its id. */
function counterLabel(path: FieldPath, { counters }: SettingsForm, reader: Language) {
  const [list, key] = path.split(".");
  if (list !== "counters" || !key) return null;
  const place = /^\d+$/.test(key) ? Number(key) : counters.findIndex(({ id }) => id === key);
  const phrases = counterFieldPhrases[reader];
  return place < 0 ? phrases.blank : phrases.row(place + 1);
}

function counterText(path: FieldPath, value: FieldValue, reader: Language): string | null {
  const [list, key] = path.split(".");
  // The values at these paths are what the form holds there.
  if (path === "moneyCategories" || path === "teamGroups")
    return namesText(value as SettingsForm["teamGroups"], reader);
  if (list !== "counters") return null;
  const { absent } = counterFieldPhrases[reader];
  if (key) return value ? textOf(value as CounterForm, reader) : absent;
  return (value as readonly CounterForm[]).map((one) => textOf(one, reader)).join("\n") || absent;
}

/** The names in both languages, one line for each. */
const namesText = (rows: SettingsForm["teamGroups"], reader: Language): string =>
  rows.map(({ nameUa, nameEng }) => [nameUa, nameEng].filter(Boolean).join(" · ")).join("\n") ||
  namedListPhrases[reader].absent;

/** The sentences in both languages, the drawing, and the source. */
function textOf(counter: CounterForm, reader: Language): string {
  const phrases = counterFieldPhrases[reader];
  const { source } = counter;
  return [
    ...new Set(languages.map((language) => counterSentence(counter, language))),
    phrases.marks[counter.mark],
    source && phrases.kinds[source.kind],
    source?.countedOn && formatDay(source.countedOn, reader),
    source?.noteUa,
    source?.noteEng,
  ]
    .filter(Boolean)
    .join(" · ");
}
