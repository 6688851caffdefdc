import { tidyInput } from "../../platform/tidy-text.ts";
import { anyHolds, hasAnswer } from "./conditions.ts";
import { rulesOf } from "./field-rules.ts";

/**
 * Tidies the texts of an input in place, and removes duplicates, blanks and answers to fields whose
 * `onlyIf` does not hold.
 */
export function normaliseInput<Input extends object>(input: Input): Input {
  tidyInput(input);
  const rules = rulesOf(Object.getPrototypeOf(input));
  for (const [field, answer] of Object.entries(input)) {
    const normalised = normaliseAnswer(answer);
    if (Object.hasOwn(rules, field) && hasAnswer(normalised)) Reflect.set(input, field, normalised);
    else Reflect.deleteProperty(input, field);
  }
  removeUnasked(input);
  return input;
}

/** Recursive, because a removed answer may be the condition of another field. */
function removeUnasked(input: object): void {
  const rules = rulesOf(Object.getPrototypeOf(input));
  const unasked = Object.keys(input).filter((field) => {
    const { onlyIf } = rules[field] ?? {};
    return onlyIf && !anyHolds(onlyIf, input);
  });
  for (const field of unasked) Reflect.deleteProperty(input, field);
  if (unasked.length > 0) removeUnasked(input);
}

function normaliseAnswer(answer: unknown): unknown {
  if (typeof answer === "string") return answer.trim();
  return Array.isArray(answer) ? [...new Set(answer)] : answer;
}
