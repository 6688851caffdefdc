import type { MigrationInterface, QueryRunner } from "typeorm";

/** Items have drafts of changes that are not on the site, and links to them with an expiry. */
export class AddItemDrafts1795425000000 implements MigrationInterface {
  name = "AddItemDrafts1795425000000";

  async up(runner: QueryRunner): Promise<void> {
    const names = runner.connection.namingStrategy;
    await runner.query(
      `CREATE TABLE item_draft (
         id uuid NOT NULL DEFAULT gen_random_uuid(),
         kind text NOT NULL,
         item_id uuid NOT NULL,
         input jsonb NOT NULL,
         base jsonb NOT NULL,
         based_on_version integer NOT NULL,
         version integer NOT NULL DEFAULT 1,
         saved_at TIMESTAMP(3) WITH TIME ZONE NOT NULL,
         saved_by uuid,
         saved_by_name text NOT NULL DEFAULT '',
         CONSTRAINT "${names.primaryKeyName("item_draft", ["id"])}" PRIMARY KEY (id))`,
    );
    await runner.query("CREATE UNIQUE INDEX item_draft_of_item ON item_draft (item_id)");
    await runner.query(
      `CREATE TABLE draft_link (
         id uuid NOT NULL DEFAULT gen_random_uuid(),
         secret_hash text NOT NULL,
         kind text NOT NULL,
         item_id uuid NOT NULL,
         created_at TIMESTAMP(3) WITH TIME ZONE NOT NULL,
         expires_at TIMESTAMP(3) WITH TIME ZONE NOT NULL,
         created_by uuid NOT NULL,
         created_by_name text NOT NULL DEFAULT '',
         CONSTRAINT "${names.primaryKeyName("draft_link", ["id"])}" PRIMARY KEY (id))`,
    );
    await runner.query("CREATE UNIQUE INDEX draft_link_secret ON draft_link (secret_hash)");
    await runner.query("CREATE INDEX draft_link_of_item ON draft_link (kind, item_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE draft_link");
    await runner.query("DROP TABLE item_draft");
  }
}
