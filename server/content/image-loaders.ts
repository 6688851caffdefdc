import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import { Image } from "../image/image.entity.ts";
import { tableOf } from "../platform/database/database.ts";
import { hydratorOf } from "../platform/database/entity-hydrator.ts";
import type { ContentItem } from "./content-item.ts";
import type { PlacementKind } from "./placement.ts";

/**
 * Batches what the items of one request load, so that a list takes the same number of
 * statements whatever its length. Create one per request; it caches without invalidation.
 */
export class Loaders {
  private readonly known = new Map<string, DataLoader<string, unknown>>();

  constructor(private readonly db: EntityManager) {}

  /**
   * The first images of an item's ordered set, with the item's requested language; all if `first` is
   * omitted.
   */
  placedImages(
    kind: PlacementKind,
    { id, requestedLanguage = "ua" }: Pick<ContentItem, "id" | "requestedLanguage">,
    first?: number | null,
  ): Promise<Image[]> {
    const limit = first ?? null;
    return this.loader(`images:${kind.name}:${requestedLanguage}:${limit}`, async (itemIds) => {
      const sets = await loadPlacedImages(this.db, kind, itemIds, limit);
      for (const image of sets.flat()) image.requestedLanguage = requestedLanguage;
      return sets;
    }).load(id);
  }

  placedImageCount(kind: PlacementKind, itemId: string): Promise<number> {
    return this.loader(`count:${kind.name}`, (itemIds) =>
      countPlacedImages(this.db, kind, itemIds),
    ).load(itemId);
  }

  /** Returns the loader of that `name`; `load` must return one value per id, in their order. */
  loader<Value>(
    name: string,
    load: (ids: readonly string[]) => Promise<Value[]>,
  ): DataLoader<string, Value> {
    const loader = this.known.get(name) ?? new DataLoader<string, unknown>(load);
    this.known.set(name, loader);
    return loader as DataLoader<string, Value>; // a name is always used with the same `load`
  }
}

export async function loadPlacedImages(
  manager: EntityManager,
  kind: PlacementKind,
  itemIds: readonly string[],
  limit: number | null,
): Promise<Image[][]> {
  const places: { itemId: string; imageId: string }[] = await manager.query(
    `select item.id as "itemId", place.image_id as "imageId"
     from unnest($1::uuid[]) as item(id)
     cross join lateral (
       select image_id, position from ${tableOf(manager.connection, kind)}
       where item_id = item.id order by position limit $2
     ) place
     order by item.id, place.position`,
    [itemIds, limit],
  );
  const ids = [...new Set(places.map((place) => place.imageId))];
  const images = new Map((await imagesOf(manager, ids)).map((image) => [image.id, image]));
  const sets = new Map<string, Image[]>(itemIds.map((id) => [id, []]));
  for (const { itemId, imageId } of places) {
    const image = images.get(imageId);
    if (image) sets.get(itemId)?.push(image);
  }
  return itemIds.map((id) => sets.get(id) ?? []);
}

async function imagesOf(manager: EntityManager, ids: readonly string[]): Promise<Image[]> {
  if (ids.length === 0) return [];
  const image = hydratorOf(manager.connection, Image, "image");
  const rows: Record<string, unknown>[] = await manager.query(
    `select ${image.columns} from image where id = any($1)`,
    [ids],
  );
  return rows.flatMap((row) => image.hydrate(row) ?? []);
}

async function countPlacedImages(
  db: EntityManager,
  kind: PlacementKind,
  itemIds: readonly string[],
) {
  const rows: { id: string; count: number }[] = await db.query(
    `select item_id as id, count(*)::int as count from ${tableOf(db.connection, kind)}
     where item_id = any($1) group by item_id`,
    [itemIds],
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return itemIds.map((id) => counts.get(id) ?? 0);
}
