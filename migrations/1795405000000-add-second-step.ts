import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddSecondStep1795405000000 implements MigrationInterface {
  name = "AddSecondStep1795405000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" ADD "second_step_since" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `CREATE TABLE "second_step" ("id" uuid NOT NULL, "secret" bytea NOT NULL, "last_used_step" integer, CONSTRAINT "second_step_pkey" PRIMARY KEY ("id"), CONSTRAINT "second_step_account_fkey" FOREIGN KEY ("id") REFERENCES "account"("id") ON DELETE CASCADE)`,
    );
    await runner.query(
      `CREATE TABLE "recovery_code" ("account_id" uuid NOT NULL, "hash" text NOT NULL, CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("account_id", "hash"), CONSTRAINT "recovery_code_account_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE)`,
    );
    await runner.query(
      `CREATE TABLE "second_step_requirement" ("user_type" text NOT NULL, CONSTRAINT "second_step_requirement_user_type" CHECK (user_type in ('admin', 'editor', 'caseWorker')), CONSTRAINT "second_step_requirement_pkey" PRIMARY KEY ("user_type"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "second_step_requirement"`);
    await runner.query(`DROP TABLE "recovery_code"`);
    await runner.query(`DROP TABLE "second_step"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "second_step_since"`);
  }
}
