import type { MigrationInterface, QueryRunner } from "typeorm";

/** The picture of a page for shared links. */
export class AddPageMetaImage1795421100000 implements MigrationInterface {
  name = "AddPageMetaImage1795421100000";

  async up(runner: QueryRunner): Promise<void> {
    const { namingStrategy } = runner.connection;
    await runner.query(`ALTER TABLE page ADD meta_image_id uuid`);
    await runner.query(
      `ALTER TABLE page ADD CONSTRAINT "${namingStrategy.foreignKeyName("page", ["meta_image_id"], "image", ["id"])}"
       FOREIGN KEY (meta_image_id) REFERENCES image (id) ON DELETE SET NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE page DROP COLUMN meta_image_id`);
  }
}
