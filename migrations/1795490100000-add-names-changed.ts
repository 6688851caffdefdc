import type { MigrationInterface, QueryRunner } from "typeorm";

/** Blog posts say whether names of people in them have been changed. */
export class AddNamesChanged1795490100000 implements MigrationInterface {
  name = "AddNamesChanged1795490100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE blog_post ADD names_changed boolean NOT NULL DEFAULT false");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE blog_post DROP names_changed");
  }
}
