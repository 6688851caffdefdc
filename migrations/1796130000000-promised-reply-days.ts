import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The working days within which a form promises a reply are its setting; blank promises nothing. The
 * program promised two.
 */
export class PromisedReplyDays1796130000000 implements MigrationInterface {
  name = "PromisedReplyDays1796130000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE application_form
      ADD reply_days integer,
      ADD CONSTRAINT application_form_reply CHECK (reply_days between 1 and 60)`);
    await runner.query("UPDATE application_form SET reply_days = 2");
  }

  async down(runner: QueryRunner): Promise<void> {
    // The version before knows no removed forms.
    await runner.query("UPDATE application_form SET state = 'paused' WHERE state = 'removed'");
    await runner.query("ALTER TABLE application_form DROP COLUMN reply_days");
  }
}
