import type { MigrationInterface, QueryRunner } from "typeorm";

/** An application is kept for no longer than its applicant agreed to, when the period is prolonged later. */
export class AgreedRetention1795900300000 implements MigrationInterface {
  name = "AgreedRetention1795900300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application ADD agreed_months integer`);
    await runner.query(
      `UPDATE application SET agreed_months =
         substring(consent_text from '(?:не довше ніж|no longer than) ([0-9]+)')::integer`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application DROP COLUMN agreed_months`);
  }
}
