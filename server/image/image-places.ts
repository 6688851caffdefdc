import type { EntityManager } from "typeorm";
import { Image } from "./image.entity.ts";

/** A row that lost its image when that was deleted: a placement, or the id of an item. */
export interface ImagePlace {
  table: string;
  column: string;
  row: { [column: string]: string | number | null };
}

/** Returns the placements of an image, and the items whose own image it is. */
export async function placesOf(manager: EntityManager, id: string): Promise<ImagePlace[]> {
  const found = imageReferences(manager).map(
    ({ table, column, isPlacement }) =>
      `select '${table}' as "table", '${column}' as "column",
         ${isPlacement ? "to_jsonb(used)" : "jsonb_build_object('id', used.id)"} as row
       from "${table}" used where used."${column}" = $1`,
  );
  return manager.query(found.join(" union all "), [id]);
}

/** Shows a restored image again where it was, except in places that were changed meanwhile. */
export async function putBack(
  manager: EntityManager,
  id: string,
  places: readonly ImagePlace[],
): Promise<void> {
  for (const { table, column, isPlacement, item } of imageReferences(manager)) {
    for (const { row } of places.filter((each) => each.table === table && each.column === column)) {
      if (isPlacement) {
        await manager.query(
          `insert into "${table}" select * from jsonb_populate_record(null::"${table}", $1) placed
           where exists (select 1 from "${item}" where id = placed.item_id) on conflict do nothing`,
          [row],
        );
      } else {
        await manager.query(
          `update "${table}" set "${column}" = $1 where id = $2 and "${column}" is null`,
          [id, row.id],
        );
      }
    }
  }
}

/** The foreign keys to images; a placement is deleted with its image, an item only loses it. */
export function imageReferences({ connection }: EntityManager) {
  return connection.entityMetadatas.flatMap(({ tableName: table, foreignKeys }) => {
    const ofItem = foreignKeys.find((key) => key.columnNames.includes("item_id"));
    return foreignKeys
      .filter((key) => key.referencedEntityMetadata.target === Image)
      .filter((key) => key.onDelete === "CASCADE" || key.onDelete === "SET NULL")
      .flatMap((key) =>
        key.columnNames.map((column) => ({
          table,
          column,
          isPlacement: key.onDelete === "CASCADE",
          item: ofItem?.referencedTablePath,
        })),
      );
  });
}
