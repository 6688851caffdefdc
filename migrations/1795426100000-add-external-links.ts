import type { MigrationInterface, QueryRunner } from "typeorm";

/** The addresses on other hosts to which content links, and what became of their daily check. */
export class AddExternalLinks1795426100000 implements MigrationInterface {
  name = "AddExternalLinks1795426100000";

  async up(runner: QueryRunner): Promise<void> {
    const key = runner.connection.namingStrategy.primaryKeyName("external_link", ["address"]);
    await runner.query(`CREATE TABLE external_link (
      address text NOT NULL,
      checked_at TIMESTAMP(3) WITH TIME ZONE,
      status integer,
      failures integer NOT NULL DEFAULT 0,
      dead_since TIMESTAMP(3) WITH TIME ZONE,
      CONSTRAINT "${key}" PRIMARY KEY (address))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE external_link");
  }
}
