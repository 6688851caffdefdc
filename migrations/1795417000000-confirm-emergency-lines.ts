import type { MigrationInterface, QueryRunner } from "typeorm";

/** The hours at the end of the names of a new site before this migration, in both languages. */
const hours: readonly (readonly [ua: string, eng: string])[] = [
  ["цілодобово", "24 hours"],
  ["щодня 10:00–20:00", "daily 10:00–20:00"],
];

/** Hours have columns of their own, and an admin confirms that a line answers. */
export class ConfirmEmergencyLines1795417000000 implements MigrationInterface {
  name = "ConfirmEmergencyLines1795417000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE emergency_line
       ADD hours_ua text NOT NULL DEFAULT '',
       ADD hours_eng text NOT NULL DEFAULT '',
       ADD confirmed_at TIMESTAMP(3) WITH TIME ZONE,
       ADD confirmed_by text NOT NULL DEFAULT ''`,
    );
    for (const [ua, eng] of hours) {
      await runner.query(
        `UPDATE emergency_line SET
           name_ua = left(name_ua, -length($1)), hours_ua = substr($1, 3),
           name_eng = left(name_eng, -length($2)), hours_eng = substr($2, 3)
         WHERE right(name_ua, length($1)) = $1 AND right(name_eng, length($2)) = $2`,
        [`, ${ua}`, `, ${eng}`],
      );
    }
    await runner.query(
      `UPDATE emergency_line SET
         name_ua = replace(name_ua, '; години можуть змінюватися', ''),
         name_eng = replace(name_eng, '; hours may vary', ''),
         hours_ua = 'години можуть змінюватися', hours_eng = 'hours may vary'
       WHERE name_ua LIKE '%; години можуть змінюватися' AND name_eng LIKE '%; hours may vary'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE emergency_line SET
         name_ua = name_ua || ', ' || hours_ua, name_eng = name_eng || ', ' || hours_eng
       WHERE hours_ua <> '' AND hours_eng <> ''`,
    );
    await runner.query(
      `ALTER TABLE emergency_line
       DROP hours_ua, DROP hours_eng, DROP confirmed_at, DROP confirmed_by`,
    );
  }
}
