/** A condition on another field: one of these values, a number within these bounds, or no value. */
export interface Condition {
  field: string;
  /** For a list of values, one match is enough; booleans are "true" and "false". */
  is?: readonly string[];
  atLeast?: number;
  below?: number;
  /** It has no value. */
  isBlank?: true;
}

export const anyHolds = (conditions: readonly Condition[], answers: object): boolean =>
  conditions.some((condition) => holds(condition, answers));

function holds({ field, is, atLeast, below, isBlank }: Condition, answers: object): boolean {
  const answer: unknown = Reflect.get(answers, field);
  if (isBlank) return !hasAnswer(answer);
  if (is) return [answer].flat().some((choice) => is.includes(String(choice)));
  if (typeof answer !== "number") return false;
  return answer >= (atLeast ?? Number.NEGATIVE_INFINITY) && answer < (below ?? Infinity);
}

/** Whether a value is present; `false` and 0 are. */
export const hasAnswer = (answer: unknown): boolean =>
  answer !== undefined &&
  answer !== null &&
  answer !== "" &&
  !(Array.isArray(answer) && answer.length === 0);
