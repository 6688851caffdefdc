const ukrainianRule = new Intl.PluralRules("uk");

/** The word that goes with a whole number: ukrainianWord(21, "звіт", "звіти", "звітів") → "звіт". */
export function ukrainianWord(count: number, one: string, few: string, many: string): string {
  const rule = ukrainianRule.select(count);
  return rule === "one" ? one : rule === "few" ? few : many;
}

/** The same in English, where one stands against all others. */
export function englishWord(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
