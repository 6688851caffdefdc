import type { MigrationInterface, QueryRunner } from "typeorm";
import { createKindTables, dropKindTables } from "./support/kind-tables.ts";

const pages = {
  table: "page",
  columns: [
    "address text NOT NULL CONSTRAINT page_address CHECK (address ~ '^[a-z0-9]+([-/][a-z0-9]+)*$')",
  ],
  texts: ["title", "lead", "plain_text"],
  title: "title",
  order: "address, id",
  hasImage: true,
  hasPictures: true,
};

/** Pages that editors build of blocks, which are JSON of a translation, and redirects. */
export class AddPages1795416000000 implements MigrationInterface {
  name = "AddPages1795416000000";

  async up(runner: QueryRunner): Promise<void> {
    await createKindTables(runner, pages);
    await runner.query(
      `CREATE UNIQUE INDEX page_address_once ON page (address) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE page_translation
       ADD meta_title text NOT NULL DEFAULT '',
       ADD meta_description text NOT NULL DEFAULT '',
       ADD blocks jsonb NOT NULL DEFAULT '[]'`,
    );
    await runner.query(`CREATE TABLE redirect (
      from_path text NOT NULL CONSTRAINT redirect_from_path CHECK (from_path like '/_%'),
      to_path text NOT NULL,
      is_automatic boolean NOT NULL DEFAULT false,
      created_at TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
      CONSTRAINT redirect_not_to_itself CHECK (from_path <> to_path),
      CONSTRAINT "${runner.connection.namingStrategy.primaryKeyName("redirect", ["from_path"])}"
        PRIMARY KEY (from_path))`);
    await runner.query(
      `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON redirect
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE redirect`);
    await dropKindTables(runner, pages);
  }
}
