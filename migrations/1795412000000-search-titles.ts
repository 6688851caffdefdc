import type { MigrationInterface, QueryRunner } from "typeorm";

/** Each kind with the SQL of a title on its translation; reports have no titles. */
const titles = {
  blog_post: "title",
  gallery_category: "name",
  gallery: "title",
  project: "name",
  member: "name || ' ' || surname",
  partner: "name",
  together_point: "name",
};

/**
 * The title is the beginning of `search_form`. Visitors' search finds titles before other texts, and
 * titles that are spelled similarly.
 */
export class SearchTitles1795412000000 implements MigrationInterface {
  name = "SearchTitles1795412000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, title] of Object.entries(titles)) {
      await runner.query(
        `CREATE INDEX ${kind}_translation_title_search ON ${kind}_translation
         USING gin (search_letters(left(search_form, length(btrim(${title})))) gin_trgm_ops)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of Object.keys(titles)) {
      await runner.query(`DROP INDEX ${kind}_translation_title_search`);
    }
  }
}
