import type { Condition, FieldRules, formRules } from "../../../graphql/generated/form-rules.ts";

/** As it is typed or chosen, and as a form without scripts would post it; a tick is "true". */
export type Answer = string | readonly string[];

/** By the fields' paths: "phone", "childAges.to2". */
export type Answers = { readonly [path: string]: Answer };

export type FormRules = { readonly [path: string]: FieldRules };

/** The forms, as the schema names them. */
export type FormName = keyof typeof formRules;

/** A path that some form has. */
export type FieldName = { [Name in FormName]: keyof (typeof formRules)[Name] }[FormName];

export const checkedValue = "true";

/** Whether there is an answer at all. */
export const hasAnswer = (answer: Answer | undefined): boolean =>
  typeof answer === "string" ? answer.trim() !== "" : (answer?.length ?? 0) > 0;

/** What several words were chosen; one word that was posted alone is one of them. */
export function answerAsList(answer: Answer | undefined): readonly string[] {
  if (typeof answer !== "string") return answer ?? [];
  return answer ? [answer] : [];
}

/** The typed text; of several answers the last. */
export const answerAsText = (answer: Answer | undefined): string =>
  typeof answer === "string" ? answer : (answer?.at(-1) ?? "");

/** A whole number as it was typed; null for everything else. */
export function answerAsNumber(answer: Answer | undefined): number | null {
  const text = answerAsText(answer).trim();
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The only answers without a shape of their own: see `YesOrNo` in the server's rules. */
export const isYesOrNo = ({ format, oneOf, sum, max, minLength, maxLength }: FieldRules): boolean =>
  !(format || oneOf || sum) && [max, minLength, maxLength].every((bound) => bound === undefined);

/** Whether a question is asked, given the other answers; one that hangs on an unasked one is not. */
export function isAsked(rules: FormRules, path: string, answers: Answers): boolean {
  const [parent] = path.split(".");
  if (parent && parent !== path) return isAsked(rules, parent, answers);
  const { onlyIf } = rules[path] ?? {};
  return !onlyIf || anyConditionHolds(rules, onlyIf, answers);
}

/** Whether it has to be answered, if it is asked. */
export function isRequired(rules: FormRules, path: string, answers: Answers): boolean {
  const { required, ticked: isTick, arrayMinSize, requiredIf } = rules[path] ?? {};
  if (required || isTick || arrayMinSize) return true;
  return requiredIf !== undefined && anyConditionHolds(rules, requiredIf, answers);
}

const anyConditionHolds = (
  rules: FormRules,
  conditions: readonly Condition[],
  answers: Answers,
): boolean =>
  conditions.some(
    (condition) => isAsked(rules, condition.field, answers) && conditionHolds(condition, answers),
  );

function conditionHolds({ field, is, atLeast, below }: Condition, answers: Answers): boolean {
  if (is) return answerAsList(answers[field]).some((word) => is.includes(word));
  const number = answerAsNumber(answers[field]);
  if (number === null) return false;
  return number >= (atLeast ?? Number.NEGATIVE_INFINITY) && number < (below ?? Infinity);
}
