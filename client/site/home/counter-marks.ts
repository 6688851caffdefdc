import type { HomeCounterFragment } from "../../graphql/generated/Counters.ts";
import type { Language } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";

/** What a counter says in one language; null where a number or a label is missing. */
export function numberOf(counter: HomeCounterFragment, language: Language) {
  const [typed, unit, label] =
    language === "UA"
      ? [counter.numberUa, counter.unitUa, counter.labelUa]
      : [counter.numberEng, counter.unitEng, counter.labelEng];
  const count = counter.source?.count ?? typed;
  // A figure that nobody has given is not a zero.
  return count > 0 && label ? { count, unit, label: addNonBreakingSpaces(label) } : null;
}

/** Beyond this number nobody would count the marks. */
const maxMarks = 100;

/** How much one mark stands for: 1, 10, 100 … so that a number has at least one mark, and at most 100. */
export function amountPerMark(count: number): number {
  let amount = 1;
  while (count / amount > maxMarks) amount *= 10;
  return amount;
}

/** Units that are part of the number, and suit every number as they are. */
const multiple = /^(?:тис|млн|млрд|thousand$|million$|billion$)/;

/** The unit beside the amount of one mark; blank for words like «тонн», which are wrong beside 1. */
export const unitPerMark = (unit: string): string => (multiple.test(unit) ? ` ${unit}` : "");
