import type { OwnChoicesQuery } from "../../../graphql/generated/OwnChoices.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { ApplicationFormKind } from "../inbox-query.ts";
import { answerPhrases } from "./answer-phrases.ts";

/** A field's label in the form, in the reader's language; without one, its humanized name. */
export function fieldLabel(form: ApplicationFormKind, field: string, language: Language): string {
  const label = labelAt(form, [field, "label"], language);
  return label ?? humanize(field);
}

/** The choices that admins have hidden or given labels of their own. */
export type OwnChoices = OwnChoicesQuery["formChoices"];

export type ChoiceContext = {
  form: ApplicationFormKind;
  field: string;
  language: Language;
  own?: OwnChoices | undefined;
};

/** A choice's own label, else the site's; without one, the humanized name of the option. */
export function choiceLabel(
  { form, field, language, own = [] }: ChoiceContext,
  choice: string,
): string {
  const renamed = own.find(
    (one) => one.form === form && one.field === field && one.value === choice,
  );
  const label = language === "UA" ? renamed?.labelUa : renamed?.labelEng;
  if (label) return label;
  return labelAt(form, [field, "choices", choice], language) ?? humanize(choice);
}

/** "Чернівецька": an oblast by its name in the schema, as its form names it. */
export const regionName = (region: string, context: Omit<ChoiceContext, "field">): string =>
  choiceLabel({ ...context, field: "region" }, region);

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
