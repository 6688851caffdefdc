/** What another answer has to be: one of these words, or a number within these bounds. */
export interface Condition {
  field: string;
  /** For an answer of several words: one of them is enough. */
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

/** Whether there is an answer at all; `false` and 0 are answers. */
export const hasAnswer = (answer: unknown): boolean =>
  answer !== undefined &&
  answer !== null &&
  answer !== "" &&
  !(Array.isArray(answer) && answer.length === 0);
