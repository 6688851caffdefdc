import type { MigrationInterface, QueryRunner } from "typeorm";

/** English lists of posts begin with those that have an English translation. */
export class EnglishPostsFirst1795413000000 implements MigrationInterface {
  name = "EnglishPostsFirst1795413000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE blog_post ADD is_in_english boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX blog_post_order_in_english
       ON blog_post (is_in_english, coalesce(posted_at, created_at), id)`,
    );
    await runner.query(
      `UPDATE blog_post item SET is_in_english = true
       WHERE EXISTS (SELECT FROM blog_post_translation translation
         WHERE translation.item_id = item.id AND language = 'eng' AND published_at IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE blog_post DROP COLUMN is_in_english`);
  }
}
