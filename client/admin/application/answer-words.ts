import type { Language } from "../../phrases/language.tsx";
import { answerPhrases } from "./answer-phrases.ts";
import type { ApplicationForm } from "./inbox-wish.ts";

/** What a field is called in the form, in the reader's language; its name, spelled out, if nowhere. */
export function fieldLabel(form: ApplicationForm, field: string, language: Language): string {
  const label = wordAt(form, [field, "label"], language);
  return label ?? spelledOut(field);
}

/** The word of a choice; the choice's name, spelled out, if the form has none for it. */
export function choiceWord(
  { form, field, language }: { form: ApplicationForm; field: string; language: Language },
  choice: string,
): string {
  return wordAt(form, [field, "choices", choice], language) ?? spelledOut(choice);
}

/** "Чернівецька": an oblast by the name that the schema gives it. */
export const regionName = (region: string, language: Language): string =>
  choiceWord({ form: "GENERAL", field: "region", language }, region);

function wordAt(form: ApplicationForm, path: readonly string[], language: Language) {
  const word = found(form, path, language);
  return typeof word === "string" ? word : null;
}

function found(form: ApplicationForm, path: readonly string[], language: Language): unknown {
  for (const phrases of answerPhrases[form]) {
    const value = path.reduce<unknown>(
      (from, name) => (typeof from === "object" && from ? Reflect.get(from, name) : undefined),
      phrases[language],
    );
    if (value !== undefined) return value;
  }
  return undefined;
}

/** "contactMethod" → "Contact method", "BABY_CARE" → "Baby care". */
function spelledOut(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
