import type { MigrationInterface, QueryRunner } from "typeorm";

/** The pages of the four projects can be moved to the trash. */
export class RemoveProjectPages1796100005000 implements MigrationInterface {
  name = "RemoveProjectPages1796100005000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE page DROP CONSTRAINT page_fixed_kept,
       ADD CONSTRAINT page_fixed_kept CHECK (deleted_at is null or coalesce(fixed_page in
         ('TOGETHER', 'PSYCHOLOGICAL_WORK', 'HUMANITARIAN_HELP', 'TOY_LIBRARY'), true))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM page WHERE fixed_page is not null AND deleted_at is not null");
    await runner.query(
      `ALTER TABLE page DROP CONSTRAINT page_fixed_kept,
       ADD CONSTRAINT page_fixed_kept CHECK (fixed_page is null or deleted_at is null)`,
    );
  }
}
