import type { FieldRules } from "../../../graphql/generated/form-rules.ts";
import type { ApplicationErrorPhrases } from "../../../phrases/application/errors.ts";
import { type Answer, answerAsText, isYesOrNo } from "./answers.ts";
import { type AnswerError, normalizeText } from "./validate.ts";

/** How to correct an invalid answer, in the reader's language. */
export function answerErrorText(
  { path, rule, limit = 0 }: AnswerError,
  rules: FieldRules,
  answer: Answer | undefined,
  { wrong }: ApplicationErrorPhrases,
): string {
  const { min = 0, max = 0 } = rules;
  switch (rule) {
    case "required":
      if (rules.oneOf || isYesOrNo(rules)) return wrong.chooseOne;
      if (rules.requiredIf?.some(({ isBlank }) => isBlank)) {
        return sentenceOf(path, wrong.bothMissing) ?? wrong.other;
      }
      return sentenceOf(path, wrong.missing) ?? wrong.other;
    case "arrayMinSize":
    case "isBoolean":
      return rules.arrayMinSize ? wrong.chooseSome : wrong.chooseOne;
    case "isIn":
      return wrong.notOffered;
    case "refused":
      return sentenceOf(path, wrong.refusedChoice) ?? wrong.chooseOne;
    case "phone":
      return phoneErrorText(normalizeText(rules, answerAsText(answer)), wrong);
    case "isInt":
    case "min":
    case "max":
      return wrong.number(min, max);
    case "sum":
    case "minLength":
    case "maxLength":
      return wrong[rule](limit);
    case "ticked":
      return sentenceOf(path, wrong.unticked) ?? wrong.other;
    case "name":
    case "email":
    case "https":
    case "edrpou":
      return wrong[rule];
    default:
      return wrong.other;
  }
}

const sentenceOf = (path: string, sentences: Readonly<Record<string, string>>) => sentences[path];

/**
 * Counts the digits of a Ukrainian number in the format it was typed in: +380 67 123 45 67 or 067
 * 123 45 67.
 */
function phoneErrorText(phone: string, wrong: ApplicationErrorPhrases["wrong"]): string {
  const digits = phone.replace(/^\+/, "");
  if (!/^(380|0)\d{3,}$/.test(digits)) return wrong.phone;
  const all = digits.startsWith("0") ? 10 : 12;
  const missing = all - digits.length;
  if (missing > 0) return wrong.phoneShort(missing, all);
  return missing < 0 ? wrong.phoneLong(all) : wrong.phone;
}
