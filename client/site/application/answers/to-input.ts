import type { FieldRules } from "../../../graphql/generated/form-rules.ts";
import {
  type Answer,
  type Answers,
  answerAsNumber,
  answerAsText,
  checkedValue,
  type FormRules,
  hasAnswer,
  isAsked,
  isYesOrNo,
} from "./answers.ts";

/**
 * Converts answers to the mutation's input: correct types, no answers to questions that were not
 * asked, no blanks.
 */
export function toInput(rules: FormRules, answers: Answers): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [path, rule] of Object.entries(rules)) {
    if (rule.sum || !isAsked(rules, path, answers)) continue;
    const value = typedValue(rule, answers[path]);
    const [parent = path, part] = path.split(".");
    if (part) input[parent] = { ...Object(input[parent]), [part]: value ?? 0 };
    else if (value !== undefined) input[path] = value;
  }
  return input;
}

function typedValue(rule: FieldRules, answer: Answer | undefined): unknown {
  if (rule.ticked) return answerAsText(answer) === checkedValue;
  if (!hasAnswer(answer)) return undefined;
  if (rule.max !== undefined) return answerAsNumber(answer);
  if (rule.oneOf) return answer;
  return isYesOrNo(rule) ? answerAsText(answer) === "true" : answerAsText(answer);
}
