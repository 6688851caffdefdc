import type { MigrationInterface, QueryRunner } from "typeorm";

/** For the editors' list of galleries, in which those without a day come first. */
export class IndexUndatedGalleries1796000200100 implements MigrationInterface {
  name = "IndexUndatedGalleries1796000200100";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX gallery_order_undated_first ON gallery (coalesce(day, 'infinity'), created_at, id)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX gallery_order_undated_first");
  }
}
