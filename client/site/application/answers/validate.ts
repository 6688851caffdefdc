import type { FieldRules } from "../../../graphql/generated/form-rules.ts";
import {
  type Answer,
  type Answers,
  answerAsList,
  answerAsNumber,
  answerAsText,
  anyConditionHolds,
  checkedValue,
  type FormRules,
  hasAnswer,
  isAsked,
  isRequired,
} from "./answers.ts";

/** An invalid answer, with the same rule names as the server. */
export type AnswerError = { path: string; rule: string; limit?: number };

/** Everything the server would reject, in the rules' order, one error per field. */
export function validateAnswers(rules: FormRules, answers: Answers): AnswerError[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    if (!isAsked(rules, path, answers)) return [];
    const found = rule.sum
      ? validateSum(rules, path, rule.sum, answers)
      : (validateAnswer(rule, answers[path], isRequired(rules, path, answers)) ??
        validateRefused(rules, rule, answers[path], answers));
    return found ? [{ path, ...found }] : [];
  });
}

type AnswerErrorReason = Omit<AnswerError, "path"> | null;

function validateAnswer(
  rule: FieldRules,
  answer: Answer | undefined,
  required: boolean,
): AnswerErrorReason {
  if (rule.ticked) return answerAsText(answer) === checkedValue ? null : { rule: "ticked" };
  if (rule.arrayMinSize && answerAsList(answer).length < rule.arrayMinSize) {
    return { rule: "arrayMinSize", limit: rule.arrayMinSize };
  }
  if (!hasAnswer(answer)) return required ? { rule: "required" } : null;
  if (rule.oneOf) {
    return answerAsList(answer).every((word) => rule.oneOf?.includes(word))
      ? null
      : { rule: "isIn" };
  }
  if (rule.max !== undefined) return validateNumber(rule, answer);
  return validateText(rule, normalizeText(rule, answerAsText(answer)));
}

function validateNumber(
  { min = 0, max = 0 }: FieldRules,
  answer: Answer | undefined,
): AnswerErrorReason {
  const number = answerAsNumber(answer);
  if (number === null) return { rule: "isInt" };
  if (number < min) return { rule: "min", limit: min };
  return number > max ? { rule: "max", limit: max } : null;
}

function validateText(
  { format, pattern, minLength = 0, maxLength }: FieldRules,
  text: string,
): AnswerErrorReason {
  if (format && pattern && !new RegExp(pattern, "u").test(text)) return { rule: format };
  if (text.length < minLength) return { rule: "minLength", limit: minLength };
  if (maxLength && text.length > maxLength) return { rule: "maxLength", limit: maxLength };
  return null;
}

/** A text as the server tidies it before it validates: see `tidyText` there. */
export function normalizeText({ normalization, replacing = [] }: FieldRules, text: string): string {
  return replacing
    .reduce(
      (result, [found, replacement]) => result.replace(new RegExp(found, "gu"), replacement),
      text.normalize(normalization ?? "NFC"),
    )
    .trim();
}

function validateRefused(
  rules: FormRules,
  { refused }: FieldRules,
  answer: Answer | undefined,
  answers: Answers,
): AnswerErrorReason {
  if (!refused || answerAsText(answer) !== refused.choice) return null;
  return anyConditionHolds(rules, [refused.when], answers) ? { rule: "refused" } : null;
}

function validateSum(
  rules: FormRules,
  path: string,
  of: string,
  answers: Answers,
): AnswerErrorReason {
  const parts = Object.keys(rules).filter((part) => part.startsWith(`${path}.`));
  const sum = parts.reduce((total, part) => total + (answerAsNumber(answers[part]) ?? 0), 0);
  const expected = answerAsNumber(answers[of]) ?? 0;
  return sum === expected ? null : { rule: "sum", limit: expected };
}
