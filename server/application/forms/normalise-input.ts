import { anyHolds, hasAnswer } from "./conditions.ts";
import { rulesOf } from "./field-rules.ts";
import { toInternationalPhone } from "./phone.ts";

/**
 * Leaves in an input what its form asks for, as it is kept: texts trimmed, phones international,
 * nothing twice, no blanks, and no answer to a question that was not asked.
 */
export function normaliseInput<Input extends object>(input: Input): Input {
  const rules = rulesOf(Object.getPrototypeOf(input));
  for (const [field, answer] of Object.entries(input)) {
    const text = normaliseAnswer(answer);
    const isPhone = rules[field]?.format === "phone" && typeof text === "string";
    const normalised = isPhone ? toInternationalPhone(text) : text;
    if (Object.hasOwn(rules, field) && hasAnswer(normalised)) Reflect.set(input, field, normalised);
    else Reflect.deleteProperty(input, field);
  }
  removeUnasked(input);
  return input;
}

/** Again until nothing is left to drop: one question depends on another. */
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
  if (typeof answer === "string")
    return answer.replace(controlCharacters, "").normalize("NFC").trim();
  return Array.isArray(answer) ? [...new Set(answer)] : answer;
}

/** What nobody types, but for tabs and line ends. */
const controlCharacters = /[^\P{Cc}\t\n]/gu;
