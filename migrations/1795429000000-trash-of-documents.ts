import type { MigrationInterface, QueryRunner } from "typeorm";

/** The trash names who deleted a document or a picture, and where the picture was. */
export class TrashOfDocuments1795429000000 implements MigrationInterface {
  name = "TrashOfDocuments1795429000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE document ADD removed_by text NOT NULL DEFAULT ''`);
    await runner.query(
      `ALTER TABLE deleted_image ADD deleted_by text NOT NULL DEFAULT '',
         ADD places jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deleted_image DROP places, DROP deleted_by`);
    await runner.query(`ALTER TABLE document DROP removed_by`);
  }
}
