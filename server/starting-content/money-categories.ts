import type { MoneyCategory } from "../settings/facts/money-category.ts";

const category = (
  id: string,
  direction: MoneyCategory["direction"],
  nameUa: string,
  nameEng: string,
): MoneyCategory => ({ id, direction, nameUa, nameEng, isHidden: false });

/** The categories of money with which a new site begins; an admin changes them. */
export const startingMoneyCategories: MoneyCategory[] = [
  category("DONATIONS", "IN", "Пожертви з України", "Donations from Ukraine"),
  category("DONATIONS_ABROAD", "IN", "Пожертви з-за кордону", "Donations from abroad"),
  category("GRANTS", "IN", "Гранти", "Grants"),
  category("PARTNERS", "IN", "Внески партнерів", "Partners’ contributions"),
  category("OTHER_INCOME", "IN", "Інші надходження", "Other income"),
  category("HUMANITARIAN_AID", "OUT", "Гуманітарна допомога", "Humanitarian aid"),
  category("PSYCHOLOGICAL_HELP", "OUT", "Психологічна допомога", "Psychological help"),
  category("TOGETHER_POINTS", "OUT", "Точки TOGETHER", "TOGETHER points"),
  category("TOY_LIBRARY", "OUT", "Іграшкотека", "Toy library"),
  category(
    "MEDICAL_HELP",
    "OUT",
    "Медична допомога і протезування",
    "Medical help and prosthetics",
  ),
  category("SALARIES", "OUT", "Зарплати з податками", "Salaries with taxes"),
  category("ADMINISTRATION", "OUT", "Адміністративні витрати", "Administration"),
  category("BANK_FEES", "OUT", "Комісії банків і платіжних сервісів", "Bank and payment fees"),
  category("OTHER_SPENDING", "OUT", "Інші витрати", "Other spending"),
];
