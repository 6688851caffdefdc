import type { MigrationInterface, QueryRunner } from "typeorm";

/** Months after closing until everything personal is erased. */
const keptMonths = {
  general: 12,
  humanitarian: 12,
  psychological: 6,
  volunteer: 12,
  psychologist: 12,
  partner: 12,
};

/** What the site begins with; admins keep it right. */
const emergencyLines = [
  ["112", "Екстрена допомога", "Emergency services"],
  ["103", "Швидка медична допомога", "Ambulance"],
  ["0 800 100 102", "Національна психологічна асоціація", "National Psychological Association"],
] as const;

export class AddApplications1795185324649 implements MigrationInterface {
  name = "AddApplications1795185324649";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "application" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "number" SERIAL NOT NULL, "form" text NOT NULL, "language" text NOT NULL, "state" text NOT NULL DEFAULT 'new', "version" integer NOT NULL DEFAULT '1', "assignee_id" uuid, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "closed_at" TIMESTAMP(3) WITH TIME ZONE, "anonymised_at" TIMESTAMP(3) WITH TIME ZONE, "sealed" bytea, "region" text NOT NULL DEFAULT '', "statistics" jsonb NOT NULL DEFAULT '{}', "idempotency_key" text NOT NULL, "contact_marks" text array NOT NULL DEFAULT '{}', "word_marks" text array NOT NULL DEFAULT '{}', "address_mark" text, "suspicion" text NOT NULL DEFAULT '', "consent_version" text NOT NULL, "consent_text" text NOT NULL, "form_version" text NOT NULL DEFAULT '', CONSTRAINT "UQ_e001c5c9c0e2e427333469327bd" UNIQUE ("number"), CONSTRAINT "UQ_ce49c0bb666c8d7e56ca2eea296" UNIQUE ("idempotency_key"), CONSTRAINT "application_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "application_form" CHECK (form in ('general', 'humanitarian', 'psychological', 'volunteer', 'psychologist', 'partner')), CONSTRAINT "application_state" CHECK (state in ('new', 'inProgress', 'waiting', 'done', 'declined', 'spam')), CONSTRAINT "PK_569e0c3e863ebdf5f2408ee1670" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "application_order" ON "application"  ("created_at", "id") `);
    await runner.query(
      `CREATE TABLE "application_note" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "application_id" uuid NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "author_id" uuid, "author_name" text NOT NULL DEFAULT '', "sealed" bytea NOT NULL, CONSTRAINT "PK_7f566bcb8dbe1afd09c325b23fe" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "application_note_order" ON "application_note"  ("application_id", "at") `,
    );
    await runner.query(
      `CREATE TABLE "application_event" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "application_id" uuid NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "user_id" uuid, "user_name" text NOT NULL DEFAULT '', "action" text NOT NULL, "detail" text NOT NULL DEFAULT '', CONSTRAINT "PK_dfaa2b28d25fb0223bfd1313f0a" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "application_event_order" ON "application_event"  ("application_id", "at") `,
    );
    await runner.query(
      `CREATE TABLE "application_form" ("form" text NOT NULL, "version" integer NOT NULL DEFAULT '1', "state" text NOT NULL DEFAULT 'open', "places_left" integer, "staff_email" text NOT NULL DEFAULT '', "kept_months" integer NOT NULL, "saved_at" TIMESTAMP(3) WITH TIME ZONE, CONSTRAINT "application_form_months" CHECK (kept_months between 1 and 120), CONSTRAINT "application_form_places" CHECK (places_left >= 0), CONSTRAINT "PK_bb47f4fe128113ff3d2493d12e7" PRIMARY KEY ("form"))`,
    );
    await runner.query(
      `CREATE TABLE "emergency_line" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "position" integer NOT NULL DEFAULT '0', "phone" text NOT NULL, "name_ua" text NOT NULL DEFAULT '', "name_eng" text NOT NULL DEFAULT '', "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "emergency_line_phone" CHECK (phone <> ''), CONSTRAINT "PK_de283ce2e8205f11a4bd071061d" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "mail" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "state" text NOT NULL DEFAULT 'waiting', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "sent_at" TIMESTAMP(3) WITH TIME ZONE, "next_attempt_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "last_error" text NOT NULL DEFAULT '', "application_id" uuid, "sealed" bytea, CONSTRAINT "mail_state" CHECK (state in ('waiting', 'sent', 'kept', 'failed')), CONSTRAINT "PK_5407da42b983ba54c6c62d462d3" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "mail_of_application" ON "mail"  ("application_id") `);
    await runner.query(`CREATE INDEX "mail_due" ON "mail"  ("state", "next_attempt_at") `);
    await runner.query(
      `ALTER TABLE "application_note" ADD CONSTRAINT "FK_6f17ce8026ef2a47d6f9bda69b9" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "application_event" ADD CONSTRAINT "FK_a438c3c070f4e044fed183f458c" FOREIGN KEY ("application_id") REFERENCES "application"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // Without a list of what is still to be filed, which every search would read through.
    await runner.query(
      `CREATE INDEX application_words ON application USING gin (word_marks, contact_marks) WITH (fastupdate = off)`,
    );
    await allowUserTypes(runner, "'admin', 'editor', 'caseWorker'");
    // A first number of one digit would look like a joke to somebody in need.
    await runner.query(`ALTER SEQUENCE application_number_seq RESTART WITH 1001`);
    for (const [form, months] of Object.entries(keptMonths)) {
      await runner.query(`INSERT INTO application_form (form, kept_months) VALUES ($1, $2)`, [
        form,
        months,
      ]);
    }
    for (const [position, [phone, nameUa, nameEng]] of emergencyLines.entries()) {
      await runner.query(
        `INSERT INTO emergency_line (position, phone, name_ua, name_eng) VALUES ($1, $2, $3, $4)`,
        [position, phone, nameUa, nameEng],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // They may not become editors unasked, and there is nothing else to become.
    await runner.query(
      `UPDATE account SET user_type = 'editor', deactivated_at = coalesce(deactivated_at, now()), session_version = session_version + 1 WHERE user_type = 'caseWorker'`,
    );
    await allowUserTypes(runner, "'admin', 'editor'");
    await runner.query(
      `ALTER TABLE "application_event" DROP CONSTRAINT "FK_a438c3c070f4e044fed183f458c"`,
    );
    await runner.query(
      `ALTER TABLE "application_note" DROP CONSTRAINT "FK_6f17ce8026ef2a47d6f9bda69b9"`,
    );
    await runner.query(`DROP INDEX "public"."mail_due"`);
    await runner.query(`DROP INDEX "public"."mail_of_application"`);
    await runner.query(`DROP TABLE "mail"`);
    await runner.query(`DROP TABLE "emergency_line"`);
    await runner.query(`DROP TABLE "application_form"`);
    await runner.query(`DROP INDEX "public"."application_event_order"`);
    await runner.query(`DROP TABLE "application_event"`);
    await runner.query(`DROP INDEX "public"."application_note_order"`);
    await runner.query(`DROP TABLE "application_note"`);
    await runner.query(`DROP INDEX "public"."application_order"`);
    await runner.query(`DROP TABLE "application"`);
  }
}

async function allowUserTypes(runner: QueryRunner, userTypes: string): Promise<void> {
  await runner.query(`ALTER TABLE account DROP CONSTRAINT account_user_type`);
  await runner.query(
    `ALTER TABLE account ADD CONSTRAINT account_user_type CHECK (user_type in (${userTypes}))`,
  );
}
