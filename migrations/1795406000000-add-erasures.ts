import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddErasures1795406000000 implements MigrationInterface {
  name = "AddErasures1795406000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "erasure" ("id" uuid NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "contact_blind_index" text NOT NULL, "application_ids" uuid array NOT NULL, CONSTRAINT "erasure_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `ALTER TABLE "settings" ADD "change_retention_months" integer NOT NULL DEFAULT '36', ADD CONSTRAINT "settings_change_retention" CHECK (change_retention_months between 1 and 120)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "settings" DROP CONSTRAINT "settings_change_retention", DROP COLUMN "change_retention_months"`,
    );
    await runner.query(`DROP TABLE "erasure"`);
  }
}
