import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddPasswordReset1795403200000 implements MigrationInterface {
  name = "AddPasswordReset1795403200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" ADD "reset_hash" text`);
    await runner.query(`ALTER TABLE "account" ADD "reset_until" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "account" ADD CONSTRAINT "account_reset" UNIQUE ("reset_hash")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" DROP CONSTRAINT "account_reset"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "reset_until"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "reset_hash"`);
  }
}
