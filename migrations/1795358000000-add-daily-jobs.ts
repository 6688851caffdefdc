import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddDailyJobs1795358000000 implements MigrationInterface {
  name = "AddDailyJobs1795358000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "daily_job" ("name" text NOT NULL, "attempted_first_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "succeeded_at" TIMESTAMP(3) WITH TIME ZONE, "failed_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "daily_job_pkey" PRIMARY KEY ("name"))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "daily_job"`);
  }
}
