import type { DataSource, EntityManager, EntityMetadata } from "typeorm";
import { type Hydrator, hydratorOf } from "../platform/database/entity-hydrator.ts";
import type { ContentItem, ItemClass, Translation } from "./content-item.ts";

interface LoadOptions {
  /** SQL condition on `item`. */
  where: string;
  /** SQL condition on `translation`, the translations; omit it for all. */
  translations?: string;
  /** Names of the many-to-one relations to load as well. */
  relations?: readonly string[];
  values: unknown[];
}

/**
 * Loads items with their translations in one statement, in no particular order. Items without
 * a matching translation are omitted.
 */
export async function loadWithTranslations<Item extends ContentItem>(
  manager: EntityManager,
  kind: ItemClass<Item>,
  { where, translations: visible = "true", relations = [], values }: LoadOptions,
): Promise<Item[]> {
  const db = manager.connection;
  const item = hydratorOf(db, kind, "item");
  const translationHydrator = hydratorOf(
    db,
    translationMetadataOf(db, kind).target,
    "translation",
  ) as Hydrator<Translation>; // the target of the relation `translations`
  const joinedRelations = relations.map((name) => joinRelation(db, kind, name));
  const rows: Record<string, unknown>[] = await manager.query(
    `select ${[item, translationHydrator, ...joinedRelations].map(({ columns }) => columns).join(", ")}
     from "${db.getMetadata(kind).tableName}" item
     join "${translationMetadataOf(db, kind).tableName}" translation on translation.item_id = item.id and ${visible}
     ${joinedRelations.map(({ join }) => join).join(" ")}
     where ${where}`,
    values,
  );
  const items = new Map<unknown, Item>();
  for (const row of rows) {
    const found = items.get(row.item_id) ?? createItem(item.hydrate(row), joinedRelations, row);
    const translation = translationHydrator.hydrate(row);
    if (!found || !translation) continue;
    items.set(found.id, found);
    found.translations.push(translation);
  }
  return [...items.values()];
}

/** Metadata of the translation entity of a kind. */
export function translationMetadataOf(db: DataSource, kind: ItemClass): EntityMetadata {
  return relationOf(db, kind, "translations").inverseEntityMetadata;
}

interface JoinedRelation extends Hydrator<object> {
  name: string;
  join: string;
}

function joinRelation(db: DataSource, kind: ItemClass, name: string): JoinedRelation {
  const { joinColumns, inverseEntityMetadata } = relationOf(db, kind, name);
  const { target, tableName } = inverseEntityMetadata;
  const column = joinColumns[0]?.databaseName;
  const join = `left join "${tableName}" ${name} on ${name}.id = item."${column}"`;
  return { ...hydratorOf(db, target, name), name, join };
}

function relationOf(db: DataSource, kind: ItemClass, name: string) {
  const { relations } = db.getMetadata(kind);
  const relation = relations.find(({ propertyName }) => propertyName === name);
  if (!relation) throw new Error(`${kind.name} has no ${name}`);
  return relation;
}

function createItem<Item extends ContentItem>(
  item: Item | null,
  others: JoinedRelation[],
  row: Record<string, unknown>,
): Item | null {
  const found = others.map(({ name, hydrate }) => [name, hydrate(row)]);
  return item && Object.assign(item, { ...Object.fromEntries(found), translations: [] });
}
