import type { MigrationInterface, QueryRunner } from "typeorm";

/** Admins hide and rename the choices of the forms' lists. */
export class FormChoices1796190000000 implements MigrationInterface {
  name = "FormChoices1796190000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE application_form ADD choices jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE application_form DROP COLUMN choices");
  }
}
