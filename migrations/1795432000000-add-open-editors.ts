import type { MigrationInterface, QueryRunner } from "typeorm";

/** Unlogged: written every few seconds while somebody edits, and worthless after a crash. */
export class AddOpenEditors1795432000000 implements MigrationInterface {
  name = "AddOpenEditors1795432000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNLOGGED TABLE open_editor (
         id uuid NOT NULL,
         kind text NOT NULL,
         item_id uuid,
         user_id uuid NOT NULL,
         opened_at TIMESTAMP(3) WITH TIME ZONE NOT NULL,
         seen_at TIMESTAMP(3) WITH TIME ZONE NOT NULL,
         CONSTRAINT open_editor_pkey PRIMARY KEY (id))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE open_editor");
  }
}
