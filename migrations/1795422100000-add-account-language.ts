import type { MigrationInterface, QueryRunner } from "typeorm";

/** Existing accounts have none: the admin area opens in the language of the sign-in page. */
export class AddAccountLanguage1795422100000 implements MigrationInterface {
  name = "AddAccountLanguage1795422100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE account ADD language text,
       ADD CONSTRAINT account_language CHECK (language in ('ua', 'eng'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP COLUMN language`);
  }
}
