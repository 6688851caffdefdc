import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddUnreferencedFiles1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE unreferenced_file (
         key text NOT NULL CONSTRAINT unreferenced_file_pkey PRIMARY KEY,
         found_at timestamptz(3) NOT NULL
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE unreferenced_file");
  }
}
