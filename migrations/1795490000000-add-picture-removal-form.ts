import type { MigrationInterface, QueryRunner } from "typeorm";

const forms = ["general", "humanitarian", "psychological", "volunteer", "psychologist", "partner"];
const checkOf = (values: readonly string[]) =>
  `CHECK (form IN (${values.map((value) => `'${value}'`).join(", ")}))`;

/**
 * Adds the form that asks for the removal of a picture, with a term of 48 hours. Those who are told
 * of general requests are told of these, too. The index is in the order of the inbox.
 */
export class AddPictureRemovalForm1795490000000 implements MigrationInterface {
  name = "AddPictureRemovalForm1795490000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE application DROP CONSTRAINT application_form,
         ADD CONSTRAINT application_form ${checkOf([...forms, "pictureRemoval"])}`,
    );
    await runner.query(
      `CREATE INDEX application_priority ON application
         ((form = 'pictureRemoval' AND closed_at IS NULL), created_at, id)`,
    );
    await runner.query(
      `INSERT INTO application_form
         (form, retention_months, overdue_hours, urgent_overdue_hours, staff_email, telegram_chats)
       SELECT 'pictureRemoval', 12, 48, 48, staff_email, telegram_chats
       FROM application_form WHERE form = 'general'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE application SET form = 'general' WHERE form = 'pictureRemoval'");
    await runner.query("DELETE FROM application_form WHERE form = 'pictureRemoval'");
    await runner.query("DROP INDEX application_priority");
    await runner.query(
      `ALTER TABLE application DROP CONSTRAINT application_form,
         ADD CONSTRAINT application_form ${checkOf(forms)}`,
    );
  }
}
