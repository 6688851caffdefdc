import type { MigrationInterface, QueryRunner } from "typeorm";

/** Rows have the key of their encrypted file, and the store of files has the file. */
export class MoveEncryptedFiles1795550000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ["consent_paper", "sealed_original"]) {
      await runner.query(`ALTER TABLE ${table} ADD file_key bytea, ALTER encrypted DROP NOT NULL`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ["consent_paper", "sealed_original"]) {
      await runner.query(`DELETE FROM ${table} WHERE encrypted IS NULL`);
      await runner.query(`ALTER TABLE ${table} DROP file_key, ALTER encrypted SET NOT NULL`);
    }
  }
}
