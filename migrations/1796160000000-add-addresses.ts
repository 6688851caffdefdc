import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["blog_post", "gallery", "member", "project", "report"];

/**
 * Items of the kinds with pages of their own have readable addresses. The start of the server, which
 * knows the rules of romanisation, gives those that are published theirs.
 */
export class AddAddresses1796160000000 implements MigrationInterface {
  name = "AddAddresses1796160000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(
        `ALTER TABLE ${table} ADD address text,
         ADD CONSTRAINT ${table}_address CHECK (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$')`,
      );
      await runner.query(
        `CREATE UNIQUE INDEX ${table}_address_once ON ${table} (address) WHERE deleted_at is null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN address`);
  }
}
