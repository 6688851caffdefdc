import type { MigrationInterface, QueryRunner } from "typeorm";

/** All instances know the upload of an export and how far its import is. */
export class AddContentImport1795610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE content_import (
         is_only boolean NOT NULL DEFAULT true,
         upload_id uuid,
         size bigint NOT NULL,
         received bigint NOT NULL DEFAULT 0,
         state jsonb,
         run_id uuid,
         updated_at timestamptz(3) NOT NULL DEFAULT now(),
         CONSTRAINT content_import_pkey PRIMARY KEY (is_only),
         CONSTRAINT content_import_one CHECK (is_only)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE content_import");
  }
}
