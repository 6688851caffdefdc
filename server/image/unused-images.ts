import type { DataSource } from "typeorm";
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js";
import { Image } from "./image.entity.ts";

type RemovedImage = Pick<Image, "publicId" | "store">;

/**
 * Deletes the rows made before `olderThan` that no foreign key points at and no text names
 * (rich text holds pictures by address). A new kind of content is bound by its entity alone.
 */
export async function removeUnusedRows(db: DataSource, olderThan: Date): Promise<RemovedImage[]> {
  const references = referencesToImages(db);
  return db.transaction(async (manager) => {
    // Locked first and asked again after: whoever places one of these at this moment has
    // either finished and is seen by the second statement, or waits and is refused.
    const candidates: { id: string }[] = await manager.query(
      `select id from image where created_at < $1 ${unless(references)}
       for update skip locked`,
      [olderThan],
    );
    const [removed]: [RemovedImage[], number] = await manager.query(
      `delete from image where id = any($1) ${unless([...references, ...mentionsOfImages(db)])}
       returning public_id as "publicId", store`,
      [candidates.map((row) => row.id)],
    );
    return removed;
  });
}

const unless = (uses: string[]) => uses.map((use) => `and not exists (${use})`).join("\n");

function referencesToImages(db: DataSource): string[] {
  return db.entityMetadatas.flatMap((kind) =>
    kind.foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === Image)
      .flatMap((key) => key.columns)
      .map((column) => `select 1 from ${rowsOf(column)} where ${cellOf(column)} = image.id`),
  );
}

function mentionsOfImages(db: DataSource): string[] {
  return db.entityMetadatas
    .filter((kind) => kind.target !== Image && kind.tableType === "regular")
    .flatMap((kind) => kind.columns)
    .filter(holdsText)
    .map(
      (column) =>
        `select 1 from ${rowsOf(column)} where position(image.public_id in ${cellOf(column)}::text) > 0`,
    );
}

const rowsOf = (column: ColumnMetadata) => `"${column.entityMetadata.tableName}" as used`;
const cellOf = (column: ColumnMetadata) => `used."${column.databaseName}"`;

const textTypes = ["text", "varchar", "character varying", "json", "jsonb"];

const holdsText = (column: ColumnMetadata) =>
  column.type === String || textTypes.some((type) => type === column.type);
