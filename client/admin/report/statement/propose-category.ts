import type { MoneyCategories } from "../../money-categories.ts";
import type { Operation } from "./reading/read-row.ts";

/** Words by which an operation is recognised; the first that fits decides. */
const ofIncome: readonly [RegExp, string][] = [
  [/[гґ]рант|grant/i, "GRANTS"],
  [/swift|paypal|wise|stripe|з-за кордону|from abroad|iban de/i, "DONATIONS_ABROAD"],
  [/(?<!\p{L})(?:ТОВ|ТзОВ|ПрАТ|ФОП|ПП|LLC|Ltd|GmbH)(?!\p{L})|партнер|partner/u, "PARTNERS"],
  [/відсотк|процент|повернення|interest|refund/i, "OTHER_INCOME"],
];
const ofSpending: readonly [RegExp, string][] = [
  [/комісі|обслуговування рахунку|(?<!\p{L})fees?(?!\p{L})/iu, "BANK_FEES"],
  [/зарплат|заробітн|оплата праці|ПДФО|ЄСВ|військов\p{L}* збір|salar/iu, "SALARIES"],
  [/аптек|ліки|медич|протез|лікарн|pharmac|medic|prosthe/i, "MEDICAL_HELP"],
  [/психолог|арттерап|psycholog/i, "PSYCHOLOGICAL_HELP"],
  [/іграш|toy/i, "TOY_LIBRARY"],
  [/together|точк/i, "TOGETHER_POINTS"],
  [/оренд|інтернет|зв.язок|бухгалтер|канцел|(?<!\p{L})rent|internet|account/iu, "ADMINISTRATION"],
  [/продукт|харч|гуманітар|пальн|паливо|азс|ковдр|food|fuel|humanitarian/i, "HUMANITARIAN_AID"],
];

/**
 * What an operation seems to be, among the categories that are offered; the editor sees and corrects
 * it. One that no words fit is a donation or other spending, or else the last of its direction.
 */
export function proposeCategory(
  { amount, details }: Pick<Operation, "amount" | "details">,
  categories: MoneyCategories,
): string | null {
  const isIncome = amount > 0;
  const offered = categories
    .filter(({ direction, isHidden }) => !isHidden && direction === (isIncome ? "IN" : "OUT"))
    .map(({ id }) => id);
  const fitting = (isIncome ? ofIncome : ofSpending)
    .filter(([words]) => words.test(details))
    .map(([, id]) => id);
  const usual = isIncome ? "DONATIONS" : "OTHER_SPENDING";
  return [...fitting, usual].find((id) => offered.includes(id)) ?? offered.at(-1) ?? null;
}
