import { type FieldRules, formRules } from "../../../graphql/generated/form-rules.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationHumanitarianPhrases } from "../../../phrases/application/humanitarian.ts";
import { phrasesFor } from "../../../phrases/phrases.ts";
import { type ChoiceContext, choiceLabel } from "./field-labels.ts";

/** An answer as text, one line per value; blank for none. */
export function answerText(context: ChoiceContext, answer: unknown): string {
  const phrases = phrasesFor(applicationPagePhrases, context.language);
  if (answer === true) return phrases.yes;
  if (answer === false) return phrases.no;
  if (typeof answer === "number") return String(answer);
  // Languages are stored in lower case.
  if (typeof answer === "string") {
    return isChoice(context) ? choiceLabel(context, answer.toUpperCase()) : answer;
  }
  if (Array.isArray(answer)) return answer.map((one) => answerText(context, one)).join("\n");
  return typeof answer === "object" && answer !== null ? countsText(context, answer) : "";
}

/** Whether the answer is an option of a choice rather than typed text. */
export function isChoice({ form, field }: Pick<ChoiceContext, "form" | "field">): boolean {
  const rules: { readonly [field: string]: FieldRules } = formRules[form];
  return rules[field]?.oneOf !== undefined;
}

/** The number of children by age. */
function countsText({ language }: ChoiceContext, counts: object): string {
  const phrases = phrasesFor(applicationPagePhrases, language);
  const names: { [name: string]: string } = phrasesFor(
    applicationHumanitarianPhrases,
    language,
  ).ages;
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => phrases.count(names[name] ?? name, String(count)))
    .join("\n");
}
