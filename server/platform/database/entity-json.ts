import type { DataSource, EntityMetadata, EntityTarget } from "typeorm";

/** An SQL expression of type json, and the conversion of its value, which the driver has parsed. */
export interface JsonPart<Value> {
  sql: string;
  fromJson(json: unknown): Value;
}

/** Property names of the columns to load. */
export type Columns = ReadonlySet<string> | "all";

/**
 * Loads an entity as one JSON array of its columns, so that rows of several tables come in one
 * statement, each only once. `alias` is the table's alias in the statement. A name that is no
 * column loads all columns; null in the place of the array becomes null.
 */
export function entityJson<Entity extends object>(
  db: DataSource,
  entity: EntityTarget<Entity>,
  alias: string,
  names: Columns = "all",
): JsonPart<Entity | null> {
  const metadata = db.getMetadata(entity);
  const columns = loadedColumns(metadata, names);
  const Kind = metadata.target as new () => Record<string, unknown>; // every entity is a class
  return {
    sql: `json_build_array(${columns.map(({ sql }) => sql(alias)).join(", ")})`,
    fromJson(json) {
      if (!Array.isArray(json)) return null;
      const row = new Kind();
      for (const [index, { property, isTime }] of columns.entries()) {
        const value = json[index];
        row[property] = isTime && value !== null ? new Date(Math.round(value * 1000)) : value;
      }
      return row as Entity; // an instance of its class
    },
  };
}

interface LoadedColumn {
  property: string;
  isTime: boolean;
  sql(alias: string): string;
}

const knownColumns = new WeakMap<EntityMetadata, LoadedColumn[]>();

function loadedColumns(metadata: EntityMetadata, names: Columns): LoadedColumn[] {
  const all = knownColumns.get(metadata) ?? columnsOf(metadata);
  knownColumns.set(metadata, all);
  if (names === "all") return all;
  const found = all.filter(({ property }) => names.has(property));
  return found.length === names.size ? found : all;
}

/** Types whose JSON is the value of the property; of bigint, up to 2^53. */
const plainTypes = new Set(["uuid", "text", "int", "bigint", "real", "boolean", "date", "jsonb"]);

function columnsOf({ columns, name }: EntityMetadata): LoadedColumn[] {
  return columns
    .filter((column) => column.isSelect)
    .map(({ databaseName, propertyName: property, type }) => {
      // Seconds since 1970, which cover every year; a text would cover those of four digits.
      if (type === "timestamptz") {
        return {
          property,
          isTime: true,
          sql: (on) => `date_part('epoch', ${on}."${databaseName}")`,
        };
      }
      if (!plainTypes.has(String(type))) throw new Error(`${name}.${property} is no JSON value`);
      return { property, isTime: false, sql: (on) => `${on}."${databaseName}"` };
    });
}
