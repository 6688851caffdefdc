import type { MigrationInterface, QueryRunner } from "typeorm";

/** Every table of which something stands on a page, in a feed or in an answer to a visitor. */
const contentTables = [
  "image",
  "report",
  "report_translation",
  "report_image",
  "report_document",
  "blog_post",
  "blog_post_translation",
  "gallery_category",
  "gallery_category_translation",
  "gallery",
  "gallery_translation",
  "gallery_image",
  "project",
  "project_translation",
  "project_image",
  "member",
  "member_translation",
  "partner",
  "partner_translation",
  "together_point",
  "together_point_translation",
  "together_point_image",
  "settings",
  "settings_translation",
  "application_form",
  "emergency_line",
];

/**
 * Whoever writes content, in whatever way, tells all that listen on the channel `content`: when
 * the transaction is committed, and once for all its statements.
 */
export class TellOfContent1795198140201 implements MigrationInterface {
  name = "TellOfContent1795198140201";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION tell_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content', '');
        RETURN NULL;
      END
      $$`);
    for (const table of contentTables) {
      await runner.query(
        `CREATE TRIGGER tell_of_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION tell_of_content()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of contentTables) {
      await runner.query(`DROP TRIGGER tell_of_content ON ${table}`);
    }
    await runner.query(`DROP FUNCTION tell_of_content()`);
  }
}
