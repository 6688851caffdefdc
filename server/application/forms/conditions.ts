/** A condition on another field: one of these values, or a number within these bounds. */
export interface Condition {
  field: string;
  /** For a list of values, one match is enough. */
  is?: readonly string[];
  atLeast?: number;
  below?: number;
}

export const anyHolds = (conditions: readonly Condition[], answers: object): boolean =>
  conditions.some((condition) => holds(condition, answers));

function holds({ field, is, atLeast, below }: Condition, answers: object): boolean {
  const answer: unknown = Reflect.get(answers, field);
  if (is)
    return [answer].flat().some((choice) => typeof choice === "string" && is.includes(choice));
  if (typeof answer !== "number") return false;
  return answer >= (atLeast ?? Number.NEGATIVE_INFINITY) && answer < (below ?? Infinity);
}

/** Whether a value is present; `false` and 0 are. */
export const hasAnswer = (answer: unknown): boolean =>
  answer !== undefined &&
  answer !== null &&
  answer !== "" &&
  !(Array.isArray(answer) && answer.length === 0);
