import type { MigrationInterface, QueryRunner } from "typeorm";

/** Column names that needed a glossary, and the standard terms in their place. */
const renamed = [
  ["application", "sealed", "encrypted"],
  ["application", "contact_marks", "contact_blind_indexes"],
  ["application", "word_marks", "word_blind_indexes"],
  ["application", "address_mark", "network_blind_index"],
  ["application", "suspicion", "spam_reason"],
  ["application_note", "sealed", "encrypted"],
  ["mail", "sealed", "encrypted"],
  ["application_form", "kept_months", "retention_months"],
] as const;

/** The history stores a form's settings in the shape of their input. */
const renameInHistory = (from: string, to: string) =>
  `UPDATE change SET content = (content - '${from}') || jsonb_build_object('${to}', content -> '${from}')
   WHERE content ? '${from}'`;

export class StandardColumnNames1795362000000 implements MigrationInterface {
  name = "StandardColumnNames1795362000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, from, to] of renamed) {
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to}`);
    }
    await runner.query(renameInHistory("keptMonths", "retentionMonths"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(renameInHistory("retentionMonths", "keptMonths"));
    for (const [table, from, to] of renamed) {
      await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${to} TO ${from}`);
    }
  }
}
