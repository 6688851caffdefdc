import type { DataSource, EntityMetadata, EntityTarget } from "typeorm";

type Row = Record<string, unknown>;

/** The columns of one entity in a statement, and its rows as instances. */
export interface Hydrator<Entity> {
  /** For behind `select`; each column is called by its alias and its own name. */
  columns: string;
  /** Null where an outer join has found nothing. */
  hydrate(row: Row): Entity | null;
}

/**
 * What TypeORM's query builder makes of an entity, thought through once for all statements: it
 * takes longer to build a statement, and to find its way in the rows, than PostgreSQL to answer.
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
  return hydrator as Hydrator<Entity>; // kept under the entity's own metadata
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
