import type { Language } from "../../../phrases/language.tsx";
import type { ApplicationFormKind } from "../inbox-query.ts";
import { answerPhrases } from "./answer-phrases.ts";

/** A field's label in the form, in the reader's language; without one, its humanized name. */
export function fieldLabel(form: ApplicationFormKind, field: string, language: Language): string {
  const label = labelAt(form, [field, "label"], language);
  return label ?? humanize(field);
}

/** A choice's label; without one, the humanized name of the option. */
export function choiceLabel(
  { form, field, language }: { form: ApplicationFormKind; field: string; language: Language },
  choice: string,
): string {
  return labelAt(form, [field, "choices", choice], language) ?? humanize(choice);
}

/** "Чернівецька": an oblast by its name in the schema. */
export const regionName = (region: string, language: Language): string =>
  choiceLabel({ form: "GENERAL", field: "region", language }, region);

function labelAt(form: ApplicationFormKind, path: readonly string[], language: Language) {
  const label = findPhrase(form, path, language);
  return typeof label === "string" ? label : null;
}

function findPhrase(
  form: ApplicationFormKind,
  path: readonly string[],
  language: Language,
): unknown {
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
function humanize(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
