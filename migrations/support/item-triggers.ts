import type { QueryRunner } from "typeorm";

// Once a migration calls a function of this file, its statements may not change any more: write
// another beside it.

/** What lists need to know of an item's translations, as columns of the item. */
const listColumns = {
  public_from: "min(published_at)",
  whole_from: "max(published_at)",
  heading_ua: "coalesce(max(heading) FILTER (WHERE language = 'ua'), max(heading), '')",
  heading_eng: "coalesce(max(heading) FILTER (WHERE language = 'eng'), max(heading), '')",
  lacks_ua: "NOT coalesce(bool_or(filled >= fields) FILTER (WHERE language = 'ua'), false)",
  lacks_eng: "NOT coalesce(bool_or(filled >= fields) FILTER (WHERE language = 'eng'), false)",
  is_outdated: `coalesce(max(words_changed_at) FILTER (WHERE language = 'eng')
      < max(words_changed_at) FILTER (WHERE language = 'ua'), false)`,
  has_draft: "coalesce(bool_or(published_at IS NULL), false)",
};
const names = Object.keys(listColumns);
const listed = Object.entries(listColumns).map(([name, sql]) => `${sql} AS ${name}`);
const qualified = (row: string) => names.map((name) => `${row}.${name}`).join(", ");

/**
 * Creates the function that stores in an item what lists need of its translations. `title` is SQL
 * on a translation, `ids` an array of the items whose translations were written.
 */
export async function setItemColumnsFunction(
  runner: QueryRunner,
  { table, title }: { table: string; title: string },
  ids = "(SELECT array_agg(DISTINCT item_id) FROM written)",
): Promise<void> {
  // A generic plan for an array, in place of a join with the transition table: it is made once per
  // connection, and does not depend on whether the first statement wrote one row or all.
  await runner.query(`
    CREATE OR REPLACE FUNCTION set_item_columns_${table}() RETURNS trigger LANGUAGE plpgsql
      SET plan_cache_mode = force_generic_plan AS $$
    DECLARE
      ids uuid[] := ${ids};
    BEGIN
      UPDATE ${table} item SET (${names.join(", ")}) = (${qualified("listed")})
      FROM unnest(ids) AS changed(id) CROSS JOIN LATERAL (SELECT ${listed.join(", ")}
        FROM (SELECT *, nullif(btrim(${title}), '') AS heading FROM ${table}_translation) words
        WHERE item_id = changed.id) listed
      WHERE item.id = changed.id AND (${qualified("item")}) IS DISTINCT FROM (${qualified("listed")});
      RETURN NULL;
    END $$`);
}

/** Rows that a statement wrote or removed, under the names that the functions read. */
const transitions = {
  INSERT: "NEW TABLE AS written",
  UPDATE: "OLD TABLE AS removed NEW TABLE AS written",
  DELETE: "OLD TABLE AS removed",
};

/** Names one trigger per event: PostgreSQL allows no transition table for several. */
const triggerFor = (name: string, event: string) => `${name}_on_${event.toLowerCase()}`;

/** Creates `setItemColumnsFunction` and its triggers on the translations, one call a statement. */
export async function createItemColumnTriggers(
  runner: QueryRunner,
  kind: { table: string; title: string },
): Promise<void> {
  await setItemColumnsFunction(runner, kind);
  for (const [event, rows] of Object.entries({ ...transitions, DELETE: "OLD TABLE AS written" })) {
    await runner.query(
      `CREATE TRIGGER ${triggerFor("set_item_columns", event)}
       AFTER ${event} ON ${kind.table}_translation REFERENCING ${rows}
       FOR EACH STATEMENT EXECUTE FUNCTION set_item_columns_${kind.table}()`,
    );
  }
}

const ofRows = (sign: 1 | -1, rows: string, parent: string) =>
  `SELECT ${sign} AS sign, ${parent} AS parent, public_from FROM ${rows} WHERE deleted_at IS NULL`;

/**
 * Creates the triggers that keep the numbers of items in content_count, and counts the present
 * ones. `parent` is the column of the item to which each item belongs.
 */
export async function createItemCountTriggers(
  runner: QueryRunner,
  { table, parent = "NULL::uuid" }: { table: string; parent?: string | undefined },
): Promise<void> {
  const added = ofRows(1, "written", parent);
  const removed = ofRows(-1, "removed", parent);
  const add = (rows: string) =>
    `PERFORM add_to_content_count('${table}', parent, sum(sign), sum(sign) FILTER (WHERE public_from IS NOT NULL))
     FROM (${rows}) changed GROUP BY parent`;
  // With the rights of its owner: nobody else may write the numbers.
  await runner.query(`
    CREATE FUNCTION count_items_${table}() RETURNS trigger LANGUAGE plpgsql
      SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF tg_op = 'INSERT' THEN ${add(added)};
      ELSIF tg_op = 'UPDATE' THEN ${add(`${added} UNION ALL ${removed}`)};
      ELSIF tg_op = 'DELETE' THEN ${add(removed)};
      ELSE DELETE FROM content_count WHERE item_table = '${table}';
      END IF;
      RETURN NULL;
    END $$`);
  for (const [event, rows] of Object.entries({ ...transitions, TRUNCATE: null })) {
    await runner.query(
      `CREATE TRIGGER ${triggerFor("count_items", event)} AFTER ${event} ON ${table}
       ${rows ? `REFERENCING ${rows}` : ""} FOR EACH STATEMENT EXECUTE FUNCTION count_items_${table}()`,
    );
  }
  // After the triggers, which wait for the transactions that write this table.
  await runner.query(
    `SELECT add_to_content_count('${table}', parent, sum(sign), count(public_from))
     FROM (${ofRows(1, table, parent)}) present GROUP BY parent`,
  );
}
