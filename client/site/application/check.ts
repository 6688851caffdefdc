import type { FieldRules } from "../../graphql/generated/form-rules.ts";
import {
  type Answer,
  type Answers,
  type FormRules,
  isAsked,
  isGiven,
  isRequired,
  listOf,
  numberOf,
  textOf,
  ticked,
} from "./answers.ts";

/** A refused answer, by the names under which the server refuses it too. */
export type Wrong = { path: string; rule: string; limit?: number };

/** Everything the server would refuse, in the rules' order, one reason for each field. */
export function check(rules: FormRules, answers: Answers): Wrong[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    if (!isAsked(rules, path, answers)) return [];
    const found = rule.sum
      ? wrongSum(rules, path, rule.sum, answers)
      : wrongAnswer(rule, answers[path], isRequired(rules, path, answers));
    return found ? [{ path, ...found }] : [];
  });
}

type Reason = Omit<Wrong, "path"> | null;

function wrongAnswer(rule: FieldRules, answer: Answer | undefined, required: boolean): Reason {
  if (rule.ticked) return textOf(answer) === ticked ? null : { rule: "ticked" };
  if (rule.arrayMinSize && listOf(answer).length < rule.arrayMinSize) {
    return { rule: "arrayMinSize", limit: rule.arrayMinSize };
  }
  if (!isGiven(answer)) return required ? { rule: "required" } : null;
  if (rule.oneOf) {
    return listOf(answer).every((word) => rule.oneOf?.includes(word)) ? null : { rule: "isIn" };
  }
  if (rule.max !== undefined) return wrongNumber(rule, answer);
  return wrongText(rule, tidyText(rule, textOf(answer)));
}

function wrongNumber({ min = 0, max = 0 }: FieldRules, answer: Answer | undefined): Reason {
  const number = numberOf(answer);
  if (number === null) return { rule: "isInt" };
  if (number < min) return { rule: "min", limit: min };
  return number > max ? { rule: "max", limit: max } : null;
}

function wrongText(
  { format, pattern, minLength = 0, maxLength }: FieldRules,
  text: string,
): Reason {
  if (format && pattern && !new RegExp(pattern, "u").test(text)) return { rule: format };
  if (text.length < minLength) return { rule: "minLength", limit: minLength };
  if (maxLength && text.length > maxLength) return { rule: "maxLength", limit: maxLength };
  return null;
}

/** A text as the server reads it: trimmed, with a phone number made international. */
export function tidyText({ replacing = [] }: FieldRules, text: string): string {
  return replacing.reduce(
    (tidy, [found, instead]) => tidy.replace(new RegExp(found, "gu"), instead),
    text.normalize("NFC").trim(),
  );
}

function wrongSum(rules: FormRules, path: string, of: string, answers: Answers): Reason {
  const parts = Object.keys(rules).filter((part) => part.startsWith(`${path}.`));
  const sum = parts.reduce((total, part) => total + (numberOf(answers[part]) ?? 0), 0);
  const expected = numberOf(answers[of]) ?? 0;
  return sum === expected ? null : { rule: "sum", limit: expected };
}
