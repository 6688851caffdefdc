import type { MigrationInterface, QueryRunner } from "typeorm";

export class LoseNoFiles1795402000000 implements MigrationInterface {
  name = "LoseNoFiles1795402000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "database_identity" ("is_only" boolean NOT NULL DEFAULT true, "id" uuid NOT NULL DEFAULT gen_random_uuid(), CONSTRAINT "database_identity_one" CHECK (is_only), CONSTRAINT "database_identity_pkey" PRIMARY KEY ("is_only"))`,
    );
    await runner.query(`INSERT INTO "database_identity" DEFAULT VALUES`);
    await runner.query(
      `CREATE TABLE "deleted_image" ("id" uuid NOT NULL, "deleted_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "image" jsonb NOT NULL, CONSTRAINT "deleted_image_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "deleted_image_order" ON "deleted_image" ("deleted_at", "id")`,
    );
    await runner.query(
      `ALTER TABLE "report_document" ADD "removed_at" TIMESTAMP(3) WITH TIME ZONE`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "report_document" DROP COLUMN "removed_at"`);
    await runner.query(`DROP TABLE "deleted_image"`);
    await runner.query(`DROP TABLE "database_identity"`);
  }
}
