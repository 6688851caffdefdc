import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counters of the home page name where their numbers come from; stored ones name nothing yet. */
export class AddCounterSources1795460000000 implements MigrationInterface {
  name = "AddCounterSources1795460000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD counter_sources jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings DROP COLUMN counter_sources");
  }
}
