import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddKnownDevices1795403100000 implements MigrationInterface {
  name = "AddKnownDevices1795403100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "known_device" ("account_id" uuid NOT NULL, "device_hash" text NOT NULL, "last_used_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "known_device_pkey" PRIMARY KEY ("account_id", "device_hash"), CONSTRAINT "known_device_account_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "known_device"`);
  }
}
