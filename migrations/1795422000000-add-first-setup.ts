import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A site that has accounts is in use, so nobody is led to the assistant there; on a fresh database
 * the first administrator is created after the migrations.
 */
export class AddFirstSetup1795422000000 implements MigrationInterface {
  name = "AddFirstSetup1795422000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings ADD setup_finished_at TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `UPDATE settings SET setup_finished_at = now() WHERE EXISTS (SELECT FROM account)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings DROP COLUMN setup_finished_at`);
  }
}
