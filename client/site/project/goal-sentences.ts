import type { ShownGoalFragment } from "../../graphql/generated/ProjectGoal.ts";
import { formatDay } from "../../phrases/dates.ts";
import type { Language } from "../../phrases/language.tsx";
import { formatMoney } from "../../phrases/money.ts";
import { phrasesFor } from "../../phrases/phrases.ts";
import { goalPhrases } from "../../phrases/site/projects/goal.ts";

type Progress = Pick<ShownGoalFragment, "target" | "collected" | "asOf">;

/** A collected sum without its kopecks, so that no page says that more was collected than there is. */
export const wholeHryvnias = (kopecks: number): number => kopecks - (kopecks % 100);

/** What is left, or that nothing is; without reports, that it is not known. */
export function remainderOf(
  { target, collected: exact, asOf }: Progress,
  language: Language,
): string {
  const collected = wholeHryvnias(exact);
  const phrases = phrasesFor(goalPhrases, language);
  if (asOf === null) return phrases.notCounted;
  if (collected === target) return phrases.reached;
  const sum = formatMoney(Math.abs(target - collected), language);
  return collected > target ? phrases.exceeded(sum) : phrases.left(sum);
}

type Dates = Pick<ShownGoalFragment, "asOf" | "from" | "until" | "isOver">;

/** To which day money has been counted, since when, and until when it is collected. */
export function datesOf({ asOf, from, until, isOver }: Dates, language: Language): string[] {
  const phrases = phrasesFor(goalPhrases, language);
  const day = (iso: string) => formatDay(iso, language);
  const sentences: string[] = [];
  if (asOf) sentences.push(phrases.asOf(day(asOf)));
  if (from) sentences.push(phrases.from(day(from)));
  if (until) sentences.push(isOver ? phrases.over(day(until)) : phrases.until(day(until)));
  if (until && isOver && asOf && asOf < until) sentences.push(phrases.lastReportToCome);
  return sentences;
}
