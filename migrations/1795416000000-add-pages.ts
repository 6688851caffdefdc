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

/** Pages that editors build of blocks; a block's content is JSON of its translation. */
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropKindTables(runner, pages);
  }
}
