import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sets the columns of the written pages; `lacks` is SQL on `texts`, whose `language` is given. */
async function setPageColumns(runner: QueryRunner, lacks: (language: string) => string) {
  const columns = {
    public_from: "min(published_at)",
    whole_from: "max(published_at)",
    heading_ua: "coalesce(max(heading) FILTER (WHERE language = 'ua'), max(heading), '')",
    heading_eng: "coalesce(max(heading) FILTER (WHERE language = 'eng'), max(heading), '')",
    lacks_ua: lacks("ua"),
    lacks_eng: lacks("eng"),
    is_outdated: `coalesce(max(words_changed_at) FILTER (WHERE language = 'eng')
      < max(words_changed_at) FILTER (WHERE language = 'ua'), false)`,
    has_draft: "coalesce(bool_or(published_at IS NULL), false)",
  };
  const names = Object.keys(columns);
  const listed = Object.entries(columns).map(([name, sql]) => `${sql} AS ${name}`);
  const qualified = (row: string) => names.map((name) => `${row}.${name}`).join(", ");
  await runner.query(`
    CREATE OR REPLACE FUNCTION set_item_columns_page() RETURNS trigger LANGUAGE plpgsql
      SET plan_cache_mode = force_generic_plan AS $$
    DECLARE
      ids uuid[] := (SELECT array_agg(DISTINCT item_id) FROM written);
    BEGIN
      UPDATE page item SET (${names.join(", ")}) = (${qualified("listed")})
      FROM unnest(ids) AS changed(id) CROSS JOIN LATERAL (SELECT ${listed.join(", ")}
        FROM (SELECT *, nullif(btrim(title), '') AS heading, max(filled) OVER () AS most
          FROM page_translation WHERE item_id = changed.id) words) listed
      WHERE item.id = changed.id AND (${qualified("item")}) IS DISTINCT FROM (${qualified("listed")});
      RETURN NULL;
    END $$`);
  // The trigger reads every translation that is written.
  await runner.query("UPDATE page_translation SET title = title");
}

/**
 * A page needs neither a lead nor blocks: a language lacks something when it has no title, or fewer
 * texts than the other language.
 */
export class CompletePages1796180000000 implements MigrationInterface {
  name = "CompletePages1796180000000";

  up(runner: QueryRunner): Promise<void> {
    return setPageColumns(
      runner,
      (language) =>
        `NOT coalesce(bool_or(heading IS NOT NULL AND filled >= most)
          FILTER (WHERE language = '${language}'), false)`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return setPageColumns(
      runner,
      (language) =>
        `NOT coalesce(bool_or(filled >= fields) FILTER (WHERE language = '${language}'), false)`,
    );
  }
}
