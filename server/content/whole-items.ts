import type { DataSource, EntityManager, EntityMetadata } from "typeorm";
import { type Selection, selectionOf } from "../platform/rows.ts";
import type { ContentItem, Kind, Translation } from "./content-item.ts";

interface Wish {
  /** SQL on `item`, which says which ones. */
  where: string;
  /** SQL on `words`, which says which translations come along; left out: all. */
  words?: string;
  /** What comes along besides, by the names of the properties that point there. */
  relations?: readonly string[];
  values: unknown[];
}

/**
 * Items with their translations, in no order; only those of which a translation comes along.
 * One statement.
 */
export async function wholeItems<Item extends ContentItem>(
  manager: EntityManager,
  kind: Kind<Item>,
  { where, words: visible = "true", relations = [], values }: Wish,
): Promise<Item[]> {
  const db = manager.connection;
  const item = selectionOf(db, kind, "item");
  const words = selectionOf(db, wordsOf(db, kind).target, "words") as Selection<Translation>; // by its relation's name
  const others = relations.map((name) => joined(db, kind, name));
  const rows: Record<string, unknown>[] = await manager.query(
    `select ${[item, words, ...others].map(({ columns }) => columns).join(", ")}
     from "${db.getMetadata(kind).tableName}" item
     join "${wordsOf(db, kind).tableName}" words on words.item_id = item.id and ${visible}
     ${others.map(({ join }) => join).join(" ")}
     where ${where}`,
    values,
  );
  const items = new Map<unknown, Item>();
  for (const row of rows) {
    const found = items.get(row.item_id) ?? begin(item.read(row), others, row);
    const spoken = words.read(row);
    if (!found || !spoken) continue;
    items.set(found.id, found);
    found.translations.push(spoken);
  }
  return [...items.values()];
}

/** The entity of a kind's translations. */
export function wordsOf(db: DataSource, kind: Kind): EntityMetadata {
  return relationOf(db, kind, "translations").inverseEntityMetadata;
}

interface Joined extends Selection<object> {
  name: string;
  join: string;
}

function joined(db: DataSource, kind: Kind, name: string): Joined {
  const { joinColumns, inverseEntityMetadata } = relationOf(db, kind, name);
  const { target, tableName } = inverseEntityMetadata;
  const column = joinColumns[0]?.databaseName;
  const join = `left join "${tableName}" ${name} on ${name}.id = item."${column}"`;
  return { ...selectionOf(db, target, name), name, join };
}

function relationOf(db: DataSource, kind: Kind, name: string) {
  const { relations } = db.getMetadata(kind);
  const relation = relations.find(({ propertyName }) => propertyName === name);
  if (!relation) throw new Error(`${kind.name} has no ${name}`);
  return relation;
}

function begin<Item extends ContentItem>(
  item: Item | null,
  others: Joined[],
  row: Record<string, unknown>,
): Item | null {
  const found = others.map(({ name, read }) => [name, read(row)]);
  return item && Object.assign(item, { ...Object.fromEntries(found), translations: [] });
}
