import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Notices go to several addresses and Telegram chats, urgent ones to more of them; applications
 * know how urgent they are, when they are overdue, and the day of a reminder. The urgency of
 * stored applications is encrypted with their answers, so that the first start fills it in.
 */
export class AlertStaff1795431000000 implements MigrationInterface {
  name = "AlertStaff1795431000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE application_form
       ADD urgent_email text NOT NULL DEFAULT '',
       ADD telegram_chats text NOT NULL DEFAULT '',
       ADD urgent_telegram_chats text NOT NULL DEFAULT '',
       ADD overdue_hours integer NOT NULL DEFAULT 72,
       ADD urgent_overdue_hours integer NOT NULL DEFAULT 24,
       ADD CONSTRAINT application_form_overdue
         CHECK (overdue_hours BETWEEN 1 AND 720 AND urgent_overdue_hours BETWEEN 1 AND 720)`,
    );
    await runner.query(
      `ALTER TABLE application
       ADD urgency text,
       ADD remind_on text,
       ADD reminded_at TIMESTAMP(3) WITH TIME ZONE,
       ADD CONSTRAINT application_urgency CHECK (urgency IN ('DAYS', 'WEEK', 'MONTH')),
       ADD CONSTRAINT application_remind_on CHECK (remind_on ~ '^\\d{4}-\\d\\d-\\d\\d$')`,
    );
    await runner.query(
      "CREATE INDEX application_reminders ON application (remind_on) WHERE remind_on IS NOT NULL",
    );
    await runner.query(
      `ALTER TABLE mail
       ADD channel text NOT NULL DEFAULT 'email',
       ADD CONSTRAINT mail_channel CHECK (channel IN ('email', 'telegram'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mail WHERE channel = 'telegram'");
    await runner.query("ALTER TABLE mail DROP channel");
    await runner.query("ALTER TABLE application DROP urgency, DROP remind_on, DROP reminded_at");
    await runner.query(
      `ALTER TABLE application_form
       DROP urgent_email, DROP telegram_chats, DROP urgent_telegram_chats,
       DROP overdue_hours, DROP urgent_overdue_hours`,
    );
  }
}
