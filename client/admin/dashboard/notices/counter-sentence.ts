import type { Language } from "../../../phrases/language.tsx";
import { countFormat } from "../../../phrases/numbers.ts";

type CounterTexts = {
  numberUa: number;
  numberEng: number;
  sign: "EXACT" | "ABOUT" | "OVER";
  unitUa: string;
  unitEng: string;
  labelUa: string;
  labelEng: string;
};

/**
 * «≈ 95 тис. дітей отримали психологічну допомогу»: a counter as visitors read it, in the reader's
 * language if it has a label there. Blank for a new one.
 */
export function counterSentence(counter: CounterTexts, reader: Language): string {
  const inUkrainian = reader === "UA" ? counter.labelUa !== "" : counter.labelEng === "";
  const [number, unit, label] = inUkrainian
    ? [counter.numberUa, counter.unitUa, counter.labelUa]
    : [counter.numberEng, counter.unitEng, counter.labelEng];
  const format = countFormat(inUkrainian ? "UA" : "ENG");
  const about = counter.sign === "ABOUT" ? "≈ " : "";
  const over = counter.sign === "OVER" ? "+" : "";
  const amount = number ? `${about}${format(number)}${over}` : "";
  return [amount, unit, label].filter(Boolean).join(" ");
}

/** The id of a counter in the settings, to which the dashboard leads. */
export const counterFieldId = (id: string) => `field-counter-${id}`;
