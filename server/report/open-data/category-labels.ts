import type { Language } from "../../language/language.ts";
import type { LineCategory } from "../figures/line-category.ts";

/**
 * Names of the categories in open data. Defined here, because the server does not share the client's
 * phrases; a house test compares the two.
 */
export const categoryLabels: Record<LineCategory, Record<Language, string>> = {
  DONATIONS: { ua: "Пожертви з України", eng: "Donations from Ukraine" },
  DONATIONS_ABROAD: { ua: "Пожертви з-за кордону", eng: "Donations from abroad" },
  GRANTS: { ua: "Гранти", eng: "Grants" },
  PARTNERS: { ua: "Внески партнерів", eng: "Partners’ contributions" },
  OTHER_INCOME: { ua: "Інші надходження", eng: "Other income" },
  HUMANITARIAN_AID: { ua: "Гуманітарна допомога", eng: "Humanitarian aid" },
  PSYCHOLOGICAL_HELP: { ua: "Психологічна допомога", eng: "Psychological help" },
  TOGETHER_POINTS: { ua: "Точки TOGETHER", eng: "TOGETHER points" },
  TOY_LIBRARY: { ua: "Іграшкотека", eng: "Toy library" },
  MEDICAL_HELP: { ua: "Медична допомога і протезування", eng: "Medical help and prosthetics" },
  SALARIES: { ua: "Зарплати з податками", eng: "Salaries with taxes" },
  ADMINISTRATION: { ua: "Адміністративні витрати", eng: "Administration" },
  BANK_FEES: { ua: "Комісії банків і платіжних сервісів", eng: "Bank and payment fees" },
  OTHER_SPENDING: { ua: "Інші витрати", eng: "Other spending" },
};
