import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pages offer documents, too: they are stored beside those of reports, with their file names. */
export class ShareDocuments1795424100000 implements MigrationInterface {
  name = "ShareDocuments1795424100000";

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, "report_document", "document", "SET NULL");
    await runner.query(`ALTER TABLE document ADD file_name text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE document DROP file_name`);
    await rename(runner, "document", "report_document", "CASCADE");
  }
}

/** Renames the table with its constraints; `onDelete` says what erasing a report does. */
async function rename(runner: QueryRunner, from: string, to: string, onDelete: string) {
  const names = runner.connection.namingStrategy;
  const [oldKey, newKey] = [from, to].map((table) => names.primaryKeyName(table, ["id"]));
  const [oldReference, newReference] = [from, to].map((table) =>
    names.foreignKeyName(table, ["item_id"]),
  );
  await runner.query(`ALTER TABLE ${from} RENAME TO ${to}`);
  await runner.query(`ALTER TABLE ${to} RENAME CONSTRAINT "${oldKey}" TO "${newKey}"`);
  await runner.query(`ALTER TABLE ${to} RENAME CONSTRAINT ${from}_size TO ${to}_size`);
  await runner.query(`ALTER INDEX ${from}_order RENAME TO ${to}_order`);
  await runner.query(
    `ALTER TABLE ${to} DROP CONSTRAINT "${oldReference}",
     ADD CONSTRAINT "${newReference}" FOREIGN KEY (item_id) REFERENCES report (id)
       ON DELETE ${onDelete}`,
  );
}
