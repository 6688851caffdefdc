import type { MigrationInterface, QueryRunner } from "typeorm";

type Category = [id: string, nameUa: string, nameEng: string];

const income: Category[] = [
  ["DONATIONS", "Пожертви з України", "Donations from Ukraine"],
  ["DONATIONS_ABROAD", "Пожертви з-за кордону", "Donations from abroad"],
  ["GRANTS", "Гранти", "Grants"],
  ["PARTNERS", "Внески партнерів", "Partners’ contributions"],
  ["OTHER_INCOME", "Інші надходження", "Other income"],
];
const spending: Category[] = [
  ["HUMANITARIAN_AID", "Гуманітарна допомога", "Humanitarian aid"],
  ["PSYCHOLOGICAL_HELP", "Психологічна допомога", "Psychological help"],
  ["TOGETHER_POINTS", "Точки TOGETHER", "TOGETHER points"],
  ["TOY_LIBRARY", "Іграшкотека", "Toy library"],
  ["MEDICAL_HELP", "Медична допомога і протезування", "Medical help and prosthetics"],
  ["SALARIES", "Зарплати з податками", "Salaries with taxes"],
  ["ADMINISTRATION", "Адміністративні витрати", "Administration"],
  ["BANK_FEES", "Комісії банків і платіжних сервісів", "Bank and payment fees"],
  ["OTHER_SPENDING", "Інші витрати", "Other spending"],
];

const withDirection = (direction: string, categories: readonly Category[]) =>
  categories.map(([id, nameUa, nameEng]) => ({ id, direction, nameUa, nameEng, isHidden: false }));

const codesOf = (categories: readonly Category[]) => categories.map(([id]) => `'${id}'`).join(", ");

/** The categories of income and spending are a list of the settings; a site keeps those it had. */
export class AddMoneyCategories1796140001000 implements MigrationInterface {
  name = "AddMoneyCategories1796140001000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD money_categories jsonb NOT NULL DEFAULT '[]'");
    await runner.query("UPDATE settings SET version = version + 1, money_categories = $1", [
      JSON.stringify([...withDirection("IN", income), ...withDirection("OUT", spending)]),
    ]);
    await runner.query(`ALTER TABLE report_line
      DROP CONSTRAINT report_line_category,
      ADD CONSTRAINT report_line_direction CHECK (direction in ('IN', 'OUT'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE report_line
      SET category = CASE direction WHEN 'IN' THEN 'OTHER_INCOME' ELSE 'OTHER_SPENDING' END
      WHERE category NOT IN (${codesOf([...income, ...spending])})`);
    await runner.query(`ALTER TABLE report_line
      DROP CONSTRAINT report_line_direction,
      ADD CONSTRAINT report_line_category CHECK (
        direction = 'IN' and category in (${codesOf(income)}) or
        direction = 'OUT' and category in (${codesOf(spending)}))`);
    await runner.query("ALTER TABLE settings DROP COLUMN money_categories");
  }
}
