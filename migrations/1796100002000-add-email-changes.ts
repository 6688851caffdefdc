import type { MigrationInterface, QueryRunner } from "typeorm";

/** Users change their own e-mail address, once the present and the new one have confirmed it. */
export class AddEmailChanges1796100002000 implements MigrationInterface {
  name = "AddEmailChanges1796100002000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE email_change (
         account_id uuid NOT NULL CONSTRAINT email_change_pkey PRIMARY KEY
           CONSTRAINT email_change_account_fkey REFERENCES account (id) ON DELETE CASCADE,
         email text NOT NULL CONSTRAINT email_change_lower CHECK (email = lower(email)),
         current_hash text CONSTRAINT email_change_current UNIQUE,
         new_hash text CONSTRAINT email_change_new UNIQUE,
         expires_at timestamptz(3) NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE email_change");
  }
}
