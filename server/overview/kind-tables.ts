import type { EntityManager } from "typeorm";
import { type ContentKind, titleSql } from "../content/content-kind.ts";
import { contentKinds } from "../content/content-kinds.ts";
import { translationMetadataOf } from "../content/item-metadata.ts";
import { tableOf } from "../platform/database/database.ts";

/** SQL names for one kind. */
export interface KindTables {
  kind: string;
  /** SQL of the title on `translation`, or on `item` for a kind without titles. */
  title: string;
  isTitled: boolean;
  /** SQL of what visitors search in place of a title, on `item`; the title of a kind with titles. */
  searched: string;
  /** The translation column with HTML. */
  richText: string | undefined;
  /** The translation columns from which search results quote. */
  quoted: readonly string[];
  /** Quoted names of the tables of items and translations. */
  items: string;
  translations: string;
  /**
   * Subquery with columns (item_id, image_id, place): all images of all items, an item's own
   * image first, that of shared links last.
   */
  placements: string;
  /** SQL of a column of `item`, or a null of that type if the kind lacks the column. */
  column(
    name: "year" | "month" | "city" | "page" | "address" | "fixed_page",
    type: "int" | "text",
  ): string;
}

/** Combines the `select` of every kind with `union all`. */
export const unionOfKinds = (db: EntityManager, select: (kind: KindTables) => string): string =>
  contentKinds()
    .map((kind) => select(tablesOf(db, kind)))
    .join("\nunion all\n");

function tablesOf(db: EntityManager, kind: ContentKind): KindTables {
  const { columns } = db.connection.getMetadata(kind.entity);
  const has = (name: string) => columns.some(({ databaseName }) => databaseName === name);
  const items = tableOf(db.connection, kind.entity);
  return {
    kind: kind.name,
    title: titleSql(kind),
    isTitled: kind.title.length > 0,
    searched: kind.label?.searched ?? titleSql(kind),
    richText: kind.richText,
    quoted: kind.quoted,
    items,
    translations: `"${translationMetadataOf(db.connection, kind.entity).tableName}"`,
    placements: placementsSql(
      has("image_id") ? items : null,
      has("meta_image_id") ? items : null,
      kind.pictures ? tableOf(db.connection, kind.pictures) : null,
    ),
    column: (name, type) => (has(name) ? `item.${name}` : `null::${type}`),
  };
}

function placementsSql(items: string | null, shared: string | null, places: string | null): string {
  const own =
    items && `select id as item_id, image_id, -1 as place from ${items} where image_id is not null`;
  const set = places && `select item_id, image_id, position as place from ${places}`;
  // Last: it is no picture of the page itself.
  const link =
    shared &&
    `select id as item_id, meta_image_id, 2147483647 as place from ${shared} where meta_image_id is not null`;
  return `(${[own, set, link].filter(Boolean).join(" union all ")})`;
}
