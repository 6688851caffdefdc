import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions were signed tokens that counted the account's version; now each is a row. */
export class AddSessions1795403000000 implements MigrationInterface {
  name = "AddSessions1795403000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "session" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "account_id" uuid NOT NULL, "token_hash" text NOT NULL, "device" text NOT NULL, "network" text NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "last_used_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "confirmed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "session_pkey" PRIMARY KEY ("id"), CONSTRAINT "session_account_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE)`,
    );
    await runner.query(`CREATE UNIQUE INDEX "session_token" ON "session" ("token_hash")`);
    await runner.query(`CREATE INDEX "session_account" ON "session" ("account_id")`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "session_version"`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "account" ADD "session_version" integer NOT NULL DEFAULT '1'`);
    await runner.query(`DROP TABLE "session"`);
  }
}
