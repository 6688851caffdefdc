import type { EntityManager } from "typeorm";
import { tableOf } from "../platform/database/database.ts";
import { type ContentKind, ContentKindEnum } from "./content-kind.ts";
import { type OverviewKind, overviewKinds } from "./kinds.ts";

/** SQL names for one kind. */
export interface KindTables extends OverviewKind {
  kind: ContentKind;
  /** Quoted names of the tables of items and translations. */
  items: string;
  translations: string;
  /**
   * Subquery with columns (item_id, image_id, place): all images of all items, an item's own
   * image first.
   */
  placements: string;
  /** SQL of a column of `item`, or a null of that type if the kind lacks the column. */
  column(name: "year" | "month" | "city", type: "int" | "text"): string;
}

/** Combines the `select` of every kind with `union all`. */
export const unionOfKinds = (db: EntityManager, select: (kind: KindTables) => string): string =>
  Object.values(ContentKindEnum)
    .map((kind) => select(tablesOf(db, kind)))
    .join("\nunion all\n");

export function tablesOf(db: EntityManager, kind: ContentKind): KindTables {
  const facts = overviewKinds[kind];
  const { columns, relations } = db.connection.getMetadata(facts.item);
  const translations = relations.find(({ propertyName }) => propertyName === "translations");
  const has = (name: string) => columns.some(({ databaseName }) => databaseName === name);
  const items = tableOf(db.connection, facts.item);
  return {
    ...facts,
    kind,
    items,
    translations: `"${translations?.inverseEntityMetadata.tableName}"`,
    placements: placementsSql(
      has("image_id") ? items : null,
      facts.pictures ? tableOf(db.connection, facts.pictures) : null,
    ),
    column: (name, type) => (has(name) ? `item.${name}` : `null::${type}`),
  };
}

function placementsSql(items: string | null, places: string | null): string {
  const own =
    items && `select id as item_id, image_id, -1 as place from ${items} where image_id is not null`;
  const set = places && `select item_id, image_id, position as place from ${places}`;
  return `(${[own, set].filter(Boolean).join(" union all ")})`;
}
