import type { MigrationInterface, QueryRunner } from "typeorm";

/** Projects can have a goal: a sum in kopecks, the days of the collection, and what is needed. */
export class AddProjectGoals1795461000000 implements MigrationInterface {
  name = "AddProjectGoals1795461000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE project
      ADD goal_target bigint,
      ADD goal_from date,
      ADD goal_until date,
      ADD goal_needs_ua text NOT NULL DEFAULT '',
      ADD goal_needs_eng text NOT NULL DEFAULT '',
      ADD CONSTRAINT project_goal_target CHECK (goal_target > 0),
      ADD CONSTRAINT project_goal_days CHECK (goal_from <= goal_until)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE project
      DROP COLUMN goal_target, DROP COLUMN goal_from, DROP COLUMN goal_until,
      DROP COLUMN goal_needs_ua, DROP COLUMN goal_needs_eng`);
  }
}
