import type { EntityManager } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";
import { Image } from "./image.entity.ts";
import { contentColumns } from "./images-in-content.ts";

/**
 * SQL condition: no foreign key refers to the row `image`, and no rich text shows it. Fast enough
 * for a list of a million images: the public ids in the `src` of images in rich text are collected
 * once, and each image is looked up among them. A URL outside of an `img` element does not count.
 */
export const isShownNowhereSql = (db: EntityManager): string => {
  // JSON escapes the quotation marks of attributes.
  const texts = contentColumns(db).map(
    ({ table, column }) => `select replace(${column}::text, '\\"', '"') as html from ${table}
      where ${column}::text like '%<img%'`,
  );
  const shown = `select distinct found[1] as address
    from (${texts.join(" union all ")}) rich,
    regexp_matches(rich.html, 'src="([^"]*)"', 'g') found`;
  return `${noneExists(referencesToImages(db))} and image.id not in (${idsInDrafts}) and not exists (
    select 1 from (${namesIn(shown)}) named where named.name = image.public_id)`;
};

/** Ids in drafts of items, among them those of the images that they will show. */
const idsInDrafts = `select found[1]::uuid from item_draft,
  regexp_matches(input::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') found`;

/** All sequences of consecutive path segments of a URL, with and without the file extension. */
const namesIn = (addresses: string): string => `
  select array_to_string(parts[first:last], '/') as name
  from (${addresses}) shown,
    lateral (values (address), (regexp_replace(address, '\\.\\w+$', ''))) forms(form),
    string_to_array(form, '/') parts,
    generate_series(1, cardinality(parts)) first, generate_series(first, cardinality(parts)) last`;

const noneExists = (uses: string[]) => uses.map((use) => `not exists (${use})`).join("\nand ");

function referencesToImages(db: EntityManager): string[] {
  return db.connection.entityMetadatas.flatMap((kind) =>
    kind.foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === Image)
      .flatMap((key) => key.columns)
      .map((column) => `select 1 from ${rowsOf(column)} where ${cellOf(column)} = image.id`),
  );
}

const rowsOf = (column: ColumnMetadata) => `"${column.entityMetadata.tableName}" as used`;
const cellOf = (column: ColumnMetadata) => `used."${column.databaseName}"`;
