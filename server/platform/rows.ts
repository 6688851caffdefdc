import type { DataSource, EntityMetadata, EntityTarget } from "typeorm";

type Row = Record<string, unknown>;

/** The columns of one entity in a statement, and its rows as instances. */
export interface Selection<Entity> {
  /** For behind `select`; each column is called by its alias and its own name. */
  columns: string;
  /** Null where an outer join has found nothing. */
  read(row: Row): Entity | null;
}

/**
 * What TypeORM's query builder makes of an entity, thought through once for all statements: it
 * takes longer to build a statement, and to find its way in the rows, than PostgreSQL to answer.
 */
export function selectionOf<Entity extends object>(
  db: DataSource,
  kind: EntityTarget<Entity>,
  alias: string,
): Selection<Entity> {
  const metadata = db.getMetadata(kind);
  const known = selections.get(metadata) ?? new Map<string, Selection<object>>();
  selections.set(metadata, known);
  const selection = known.get(alias) ?? selectionFrom(db, metadata, alias);
  known.set(alias, selection);
  return selection as Selection<Entity>; // kept under the entity's own metadata
}

const selections = new WeakMap<EntityMetadata, Map<string, Selection<object>>>();

function selectionFrom(
  { driver }: DataSource,
  { columns, primaryColumns, target }: EntityMetadata,
  alias: string,
): Selection<object> {
  const nameOf = (column: string) => `${alias}_${column}`;
  const selected = columns
    .filter((column) => column.isSelect)
    .map((column) => ({
      ...{ column, name: nameOf(column.databaseName), property: column.propertyName },
      sql: `${alias}."${column.databaseName}" as "${nameOf(column.databaseName)}"`,
    }));
  const key = nameOf(primaryColumns[0]?.databaseName ?? "");
  const Kind = target as new () => Row; // every entity is a class
  return {
    columns: selected.map(({ sql }) => sql).join(", "),
    read(row) {
      if (row[key] === null) return null;
      const entity = new Kind();
      for (const { property, name, column } of selected) {
        entity[property] = driver.prepareHydratedValue(row[name], column);
      }
      return entity;
    },
  };
}
