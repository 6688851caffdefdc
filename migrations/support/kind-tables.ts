import type { QueryRunner } from "typeorm";
import { createItemColumnTriggers, createItemCountTriggers } from "./item-triggers.ts";

/** The tables of a kind of content, in SQL names. */
export interface KindTables {
  /** Table of the items, e.g. "blog_post"; the others are blog_post_translation, blog_post_image. */
  table: string;
  /** Definitions of the item's own columns, e.g. "website text". */
  columns?: readonly string[];
  /** Text columns of a translation; they count as translated and are searched. */
  texts: readonly string[];
  /** SQL of an item's title on its translation, e.g. "name || ' ' || surname"; "''" for none. */
  title: string;
  /** Columns of the index `<table>_order`, e.g. "position, id" or "created_at, id". */
  order: string;
  /** Column with the item to which an item belongs, by which items are counted too. */
  parent?: string;
  /** Its items have a position. */
  isOrdered?: boolean;
  /** It has a picture of its own, in image_id. */
  hasImage?: boolean;
  /** It has an ordered set of pictures. */
  hasPictures?: boolean;
}

const moment = "TIMESTAMP(3) WITH TIME ZONE";

/**
 * Creates the tables, indexes and triggers of a kind, as its entities declare them. Once a
 * migration calls this function, its statements may not change any more: write another beside it.
 */
export async function createKindTables(runner: QueryRunner, kind: KindTables): Promise<void> {
  const { table, columns = [], texts, isOrdered, hasImage, hasPictures } = kind;
  const id = (name: string) =>
    `id uuid NOT NULL DEFAULT gen_random_uuid(), ${primaryKey(name, "id")}`;
  const own = [
    ...columns,
    ...(isOrdered ? ["position integer NOT NULL DEFAULT 0"] : []),
    ...(hasImage ? [`image_id uuid ${foreignKey(table, "image_id", "image", "SET NULL")}`] : []),
  ];
  await runner.query(
    `CREATE TABLE ${table} (${[
      id(table),
      "version integer NOT NULL DEFAULT 1",
      `created_at ${moment} NOT NULL DEFAULT now()`,
      `updated_at ${moment} NOT NULL DEFAULT now()`,
      `deleted_at ${moment}`,
      `public_from ${moment}`,
      `whole_from ${moment}`,
      `heading_ua text COLLATE "uk-x-icu" NOT NULL DEFAULT ''`,
      `heading_eng text COLLATE "uk-x-icu" NOT NULL DEFAULT ''`,
      "lacks_ua boolean NOT NULL DEFAULT true",
      "lacks_eng boolean NOT NULL DEFAULT true",
      "is_outdated boolean NOT NULL DEFAULT false",
      "has_draft boolean NOT NULL DEFAULT false",
      ...own,
    ].join(", ")})`,
  );
  await runner.query(
    `CREATE TABLE ${table}_translation (${[
      id(`${table}_translation`),
      "language text NOT NULL",
      `published_at ${moment}`,
      `updated_at ${moment} NOT NULL DEFAULT now()`,
      `words_changed_at ${moment} NOT NULL DEFAULT now()`,
      "filled integer NOT NULL DEFAULT 0",
      "fields integer NOT NULL DEFAULT 0",
      "search_form text NOT NULL DEFAULT ''",
      "search_letters text NOT NULL DEFAULT ''",
      `item_id uuid NOT NULL ${foreignKey(`${table}_translation`, "item_id", table, "CASCADE")}`,
      ...texts.map((name) => `${name} text NOT NULL DEFAULT ''`),
      `CONSTRAINT ${table}_translation_once UNIQUE (item_id, language)`,
      `CONSTRAINT ${table}_translation_language CHECK (language in ('ua', 'eng'))`,
    ].join(", ")})`,
  );
  if (hasPictures) {
    const placements = `${table}_image`;
    await runner.query(`CREATE TABLE ${placements} (
      item_id uuid NOT NULL ${foreignKey(placements, "item_id", table, "CASCADE")},
      position integer NOT NULL,
      image_id uuid NOT NULL ${foreignKey(placements, "image_id", "image", "CASCADE")},
      ${primaryKey(placements, "item_id", "position")})`);
    await createIndex(runner, placements, ["image_id"]);
  }
  await createIndex(runner, table, ["updated_at", "id"]);
  await createIndex(runner, table, ["heading_ua", "id"]);
  await createIndex(runner, table, ["heading_eng", "id"]);
  await createIndex(runner, table, ["deleted_at"], "deleted_at is not null");
  await createIndex(runner, table, ["public_from"], "deleted_at is null");
  await createIndex(runner, `${table}_translation`, ["published_at"]);
  await runner.query(`CREATE INDEX ${table}_order ON ${table} (${kind.order})`);
  await runner.query(
    `CREATE INDEX ${table}_translation_search ON ${table}_translation
     USING gin (search_letters gin_trgm_ops)`,
  );
  if (kind.title !== "''") {
    await runner.query(
      `CREATE INDEX ${table}_translation_title_search ON ${table}_translation
       USING gin (search_letters(left(search_form, length(btrim(${kind.title})))) gin_trgm_ops)`,
    );
  }
  await createTriggers(runner, kind);

  function primaryKey(name: string, ...keys: string[]): string {
    const constraint = runner.connection.namingStrategy.primaryKeyName(name, keys);
    return `CONSTRAINT "${constraint}" PRIMARY KEY (${keys.join(", ")})`;
  }
  function foreignKey(name: string, column: string, target: string, onDelete: string): string {
    const { namingStrategy } = runner.connection;
    const constraint = namingStrategy.foreignKeyName(name, [column], target, ["id"]);
    return `CONSTRAINT "${constraint}" REFERENCES ${target}(id) ON DELETE ${onDelete}`;
  }
}

/**
 * Adds the time at which a translation is unpublished, as a kind's entities declare it since planned
 * unpublishing; kinds that are added later call it after `createKindTables`.
 */
export async function addUnpublishTime(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`ALTER TABLE ${table}_translation ADD unpublish_at ${moment}`);
  const where = "unpublish_at is not null";
  await createIndex(runner, `${table}_translation`, ["unpublish_at"], where);
}

/** An index with the name that TypeORM gives to one without a name. */
async function createIndex(
  runner: QueryRunner,
  table: string,
  columns: string[],
  where?: string,
): Promise<void> {
  const name = runner.connection.namingStrategy.indexName(table, columns, where);
  await runner.query(
    `CREATE INDEX "${name}" ON ${table} (${columns.join(", ")}) ${where ? `WHERE ${where}` : ""}`,
  );
}

async function createTriggers(
  runner: QueryRunner,
  { table, texts, title, parent, hasPictures }: KindTables,
): Promise<void> {
  await runner.query(
    `CREATE TRIGGER set_translation_columns BEFORE INSERT OR UPDATE ON ${table}_translation
     FOR EACH ROW EXECUTE FUNCTION set_translation_columns(${texts.map((name) => `'${name}'`).join(", ")})`,
  );
  await createItemColumnTriggers(runner, { table, title });
  await createItemCountTriggers(runner, { table, parent });
  for (const written of [
    table,
    `${table}_translation`,
    ...(hasPictures ? [`${table}_image`] : []),
  ]) {
    await runner.query(
      `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${written}
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
    );
  }
}

/** Drops what `createKindTables` created. */
export async function dropKindTables(runner: QueryRunner, kind: KindTables): Promise<void> {
  if (kind.hasPictures) await runner.query(`DROP TABLE ${kind.table}_image`);
  await runner.query(`DROP TABLE ${kind.table}_translation`);
  await runner.query(`DROP TABLE ${kind.table}`);
  await runner.query(`DROP FUNCTION set_item_columns_${kind.table}(), count_items_${kind.table}()`);
  await runner.query("DELETE FROM content_count WHERE item_table = $1", [kind.table]);
}
