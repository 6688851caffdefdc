import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddSecurityEvents1795404000000 implements MigrationInterface {
  name = "AddSecurityEvents1795404000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "security_event" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "kind" text NOT NULL, "user_id" uuid, "subject_id" uuid, "application_id" uuid, "number" integer, "field" text NOT NULL DEFAULT '', "before" text NOT NULL DEFAULT '', "after" text NOT NULL DEFAULT '', "network" text NOT NULL DEFAULT '', "device" text NOT NULL DEFAULT '', CONSTRAINT "security_event_pkey" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "security_event_order" ON "security_event" ("at", "id") `);
    await runner.query(`CREATE INDEX "security_event_of_kind" ON "security_event" ("kind", "at") `);
    await runner.query(
      `CREATE INDEX "security_event_of_user" ON "security_event" ("user_id", "at") `,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "security_event"`);
  }
}
