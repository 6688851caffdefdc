import type { MigrationInterface, QueryRunner } from "typeorm";

/** Some pages belong to every site: they keep their address and are never deleted. */
export class FixedPages1795419000000 implements MigrationInterface {
  name = "FixedPages1795419000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE page ADD fixed_page text,
       DROP CONSTRAINT page_address,
       ADD CONSTRAINT page_address
         CHECK (fixed_page is not null or address ~ '^[a-z0-9]+([-/][a-z0-9]+)*$'),
       ADD CONSTRAINT page_fixed_kept CHECK (fixed_page is null or deleted_at is null)`,
    );
    await runner.query(`CREATE UNIQUE INDEX page_fixed_once ON page (fixed_page)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM page WHERE fixed_page is not null`);
    await runner.query(
      `ALTER TABLE page DROP CONSTRAINT page_fixed_kept, DROP CONSTRAINT page_address,
       ADD CONSTRAINT page_address CHECK (address ~ '^[a-z0-9]+([-/][a-z0-9]+)*$'),
       DROP COLUMN fixed_page`,
    );
  }
}
