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
