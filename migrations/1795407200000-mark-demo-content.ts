import type { MigrationInterface, QueryRunner } from "typeorm";

/** The demo's requisites until now carried the codes of existing banks; no bank has the new ones. */
const requisites = [
  ["iban", "UA213223130000026007233566001", "UA760000000000026000000000001"],
  ["foreign_iban", "UA983223130000026009233566002", "UA490000000000026000000000002"],
  ["euro_iban", "DE89370400440532013000", "DE09000000000000000001"],
  ["swift", "PRKDUAUK", "PRKDUAU0"],
] as const;

const oldRequisites = requisites.map(([column, old]) => `${column} = '${old}'`);

/** What only the demo content has: its requisites, its addresses under .example, its partners. */
const isDemo = `
  ${oldRequisites.join(" OR ")}
  OR email = 'hello@doloni.example'
  OR card_payment_url LIKE 'https://pay.doloni.example/%'
  OR EXISTS (SELECT FROM partner WHERE website IN (
    'https://hnizdo.example', 'https://krynytsia.example', 'https://mosty.example',
    'https://veselka.example', 'https://veres.example', 'https://dzyga.example'))`;

export class MarkDemoContent1795407200000 implements MigrationInterface {
  name = "MarkDemoContent1795407200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings ADD is_demo boolean NOT NULL DEFAULT false`);
    await runner.query(`UPDATE settings SET is_demo = true WHERE ${isDemo}`);
    const columns = requisites.map(
      ([column, old, now]) =>
        `${column} = CASE ${column} WHEN '${old}' THEN '${now}' ELSE ${column} END`,
    );
    // The version goes up, so that an editor opened before cannot save the old accounts again.
    await runner.query(
      `UPDATE settings SET ${columns.join(", ")}, version = version + 1
       WHERE ${oldRequisites.join(" OR ")}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings DROP COLUMN is_demo`);
  }
}
