import type { DataSource, EntityMetadata, EntityTarget } from "typeorm";

type Row = Record<string, unknown>;

/** The select list of an entity, and the conversion of its rows to instances. */
export interface Hydrator<Entity> {
  /** Expressions for a select list; each column is named `<alias>_<column>`. */
  columns: string;
  /** Null when an outer join found no row. */
  hydrate(row: Row): Entity | null;
}

/**
 * Does what TypeORM's query builder does for an entity, but computes the mapping only once: the
 * builder takes longer to build a statement and to convert its rows than PostgreSQL to execute it.
 */
export function hydratorOf<Entity extends object>(
  db: DataSource,
  kind: EntityTarget<Entity>,
  alias: string,
): Hydrator<Entity> {
  const metadata = db.getMetadata(kind);
  const byAlias = hydrators.get(metadata) ?? new Map<string, Hydrator<object>>();
  hydrators.set(metadata, byAlias);
  const hydrator = byAlias.get(alias) ?? createHydrator(db, metadata, alias);
  byAlias.set(alias, hydrator);
  return hydrator as Hydrator<Entity>; // stored under this entity's metadata
}

const hydrators = new WeakMap<EntityMetadata, Map<string, Hydrator<object>>>();

function createHydrator(
  { driver }: DataSource,
  { columns, primaryColumns, target }: EntityMetadata,
  alias: string,
): Hydrator<object> {
  const nameOf = (column: string) => `${alias}_${column}`;
  const selected = columns
    .filter((column) => column.isSelect)
    .map((column) => ({
      column,
      name: nameOf(column.databaseName),
      property: column.propertyName,
      sql: `${alias}."${column.databaseName}" as "${nameOf(column.databaseName)}"`,
    }));
  const key = nameOf(primaryColumns[0]?.databaseName ?? "");
  const Kind = target as new () => Row; // every entity is a class
  return {
    columns: selected.map(({ sql }) => sql).join(", "),
    hydrate(row) {
      if (row[key] === null) return null;
      const entity = new Kind();
      for (const { property, name, column } of selected) {
        entity[property] = driver.prepareHydratedValue(row[name], column);
      }
      return entity;
    },
  };
}
