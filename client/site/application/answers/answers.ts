import type { Condition, FieldRules, formRules } from "../../../graphql/generated/form-rules.ts";

/**
 * An answer as typed or chosen, and as a form without scripts would post it; a ticked checkbox is
 * "true".
 */
export type Answer = string | readonly string[];

/** Answers by field path: "phone", "childAges.to2". */
export type Answers = { readonly [path: string]: Answer };

export type FormRules = { readonly [path: string]: FieldRules };

/** The forms, by the schema's names. */
export type FormName = keyof typeof formRules;

/** A field path that at least one form has. */
export type FieldName = { [Name in FormName]: keyof (typeof formRules)[Name] }[FormName];

export const checkedValue = "true";

/** Whether the question has been answered at all. */
export const hasAnswer = (answer: Answer | undefined): boolean =>
  typeof answer === "string" ? answer.trim() !== "" : (answer?.length ?? 0) > 0;

/** The chosen options; a single option posted alone becomes a list of one. */
export function answerAsList(answer: Answer | undefined): readonly string[] {
  if (typeof answer !== "string") return answer ?? [];
  return answer ? [answer] : [];
}

/** The typed text; the last one of several answers. */
export const answerAsText = (answer: Answer | undefined): string =>
  typeof answer === "string" ? answer : (answer?.at(-1) ?? "");

/** The typed whole number; null for anything else. */
export function answerAsNumber(answer: Answer | undefined): number | null {
  const text = answerAsText(answer).trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Such answers have no shape of their own in the rules: see `YesOrNo` in the server's rules. */
export const isYesOrNo = ({ format, oneOf, sum, max, minLength, maxLength }: FieldRules): boolean =>
  !(format || oneOf || sum) && [max, minLength, maxLength].every((bound) => bound === undefined);

/**
 * Whether a question is asked, given the other answers; one that depends on a question that is not
 * asked is not asked either.
 */
export function isAsked(rules: FormRules, path: string, answers: Answers): boolean {
  const [parent] = path.split(".");
  if (parent && parent !== path) return isAsked(rules, parent, answers);
  const { onlyIf } = rules[path] ?? {};
  return !onlyIf || anyConditionHolds(rules, onlyIf, answers);
}

/** Whether an answer is required if the question is asked. */
export function isRequired(rules: FormRules, path: string, answers: Answers): boolean {
  const { required, ticked: isTick, arrayMinSize, requiredIf } = rules[path] ?? {};
  if (required || isTick || arrayMinSize) return true;
  return requiredIf !== undefined && anyConditionHolds(rules, requiredIf, answers);
}

/** Whether one of the conditions holds, with the question it is about being asked. */
export const anyConditionHolds = (
  rules: FormRules,
  conditions: readonly Condition[],
  answers: Answers,
): boolean =>
  conditions.some(
    (condition) => isAsked(rules, condition.field, answers) && conditionHolds(condition, answers),
  );

function conditionHolds(
  { field, is, atLeast, below, isBlank }: Condition,
  answers: Answers,
): boolean {
  if (isBlank) return !hasAnswer(answers[field]);
  if (is) return answerAsList(answers[field]).some((word) => is.includes(word));
  const number = answerAsNumber(answers[field]);
  if (number === null) return false;
  return number >= (atLeast ?? Number.NEGATIVE_INFINITY) && number < (below ?? Infinity);
}
