import type { Language } from "./language.ts";

const ukrainianForms: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: "місяць",
  few: "місяці",
};
const ukrainianRule = new Intl.PluralRules("uk");

/** A number of hours, as in "within …": "48 годин", "48 hours". */
export const hoursIn: Record<Language, (count: number) => string> = {
  ua: (count) => `${count} ${ukrainianRule.select(count) === "one" ? "години" : "годин"}`,
  eng: (count) => `${count} ${count === 1 ? "hour" : "hours"}`,
};

/** A number of months, as in "no longer than …": "24 місяці", "24 months". */
export const monthsIn: Record<Language, (count: number) => string> = {
  ua: (count) => `${count} ${ukrainianForms[ukrainianRule.select(count)] ?? "місяців"}`,
  eng: (count) => `${count} ${count === 1 ? "month" : "months"}`,
};

/** A number of working days, as in "within …": "2 робочих днів", "2 working days". */
export const workingDaysIn: Record<Language, (count: number) => string> = {
  ua: (count) =>
    `${count} ${ukrainianRule.select(count) === "one" ? "робочого дня" : "робочих днів"}`,
  eng: (count) => `${count} ${count === 1 ? "working day" : "working days"}`,
};
