import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";
import { definePhrases } from "./phrases.ts";

/** Names of the categories of a report's lines, by GraphQL's `LineCategory`. */
export const lineCategoryPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    DONATIONS: "Пожертви з України",
    DONATIONS_ABROAD: "Пожертви з-за кордону",
    GRANTS: "Гранти",
    PARTNERS: "Внески партнерів",
    OTHER_INCOME: "Інші надходження",
    HUMANITARIAN_AID: "Гуманітарна допомога",
    PSYCHOLOGICAL_HELP: "Психологічна допомога",
    TOGETHER_POINTS: "Точки TOGETHER",
    TOY_LIBRARY: "Іграшкотека",
    MEDICAL_HELP: "Медична допомога і протезування",
    SALARIES: "Зарплати з податками",
    ADMINISTRATION: "Адміністративні витрати",
    BANK_FEES: "Комісії банків і платіжних сервісів",
    OTHER_SPENDING: "Інші витрати",
  }),
  ENG: withNonBreakingSpaces({
    DONATIONS: "Donations from Ukraine",
    DONATIONS_ABROAD: "Donations from abroad",
    GRANTS: "Grants",
    PARTNERS: "Partners’ contributions",
    OTHER_INCOME: "Other income",
    HUMANITARIAN_AID: "Humanitarian aid",
    PSYCHOLOGICAL_HELP: "Psychological help",
    TOGETHER_POINTS: "TOGETHER points",
    TOY_LIBRARY: "Toy library",
    MEDICAL_HELP: "Medical help and prosthetics",
    SALARIES: "Salaries with taxes",
    ADMINISTRATION: "Administration",
    BANK_FEES: "Bank and payment fees",
    OTHER_SPENDING: "Other spending",
  }),
});

export type LineCategory = keyof typeof lineCategoryPhrases.UA;

/** The categories of income; all others are spending. */
export const incomeCategories: readonly LineCategory[] = [
  "DONATIONS",
  "DONATIONS_ABROAD",
  "GRANTS",
  "PARTNERS",
  "OTHER_INCOME",
];
