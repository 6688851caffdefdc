import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { Image } from "../image/image.entity.ts";
import { isPublicIdSql } from "../image/withheld-images.ts";
import type { Language } from "../language/language.ts";
import { tableOf } from "../platform/database/database.ts";
import type { ContentItem } from "./content-item.ts";
import { type PictureSet, picturesJson } from "./item-json.ts";
import type { PlacementKind } from "./placement.ts";
import { SqlParameters } from "./reading/sql-parameters.ts";

type PlacedItem = Pick<
  ContentItem,
  "id" | "requestedLanguage" | "includesDrafts" | "loadedPictures" | "loadedPictureCount"
>;

/**
 * Batches what the items of one request load, so that a list takes the same number of
 * statements whatever its length. Create one per request; it caches without invalidation.
 */
export class Loaders {
  private readonly known = new Map<string, DataLoader<string, unknown>>();

  constructor(
    private readonly db: EntityManager,
    private readonly now: Date,
  ) {}

  /**
   * The first images of an item's ordered set; all if `first` is omitted. Withheld ones only of items
   * that were read with drafts.
   */
  placedImages(
    kind: PlacementKind,
    { id, requestedLanguage: language = "ua", loadedPictures, includesDrafts }: PlacedItem,
    first: number | null = null,
  ): Promise<Image[]> | Image[] {
    if (loadedPictures?.first === first) return loadedPictures.images;
    const now = includesDrafts ? null : this.now;
    const set = { placement: kind, columns: "all", first } as const;
    return this.loader(`images:${kind.name}:${language}:${first}:${now === null}`, (itemIds) =>
      loadPlacedImages(this.db, itemIds, set, { language, now }),
    ).load(id);
  }

  placedImageCount(
    kind: PlacementKind,
    { id, loadedPictureCount, includesDrafts }: PlacedItem,
  ): Promise<number> | number {
    if (loadedPictureCount !== undefined) return loadedPictureCount;
    const now = includesDrafts ? null : this.now;
    return this.loader(`count:${kind.name}:${now === null}`, (itemIds) =>
      countPlacedImages(this.db, kind, itemIds, now),
    ).load(id);
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

async function loadPlacedImages(
  db: EntityManager,
  itemIds: readonly string[],
  set: PictureSet,
  { language, now }: { language: Language; now: Date | null },
): Promise<Image[][]> {
  const { add: bind, values } = new SqlParameters();
  const visibility = { language, now: now && bind(now), bind };
  const { sql, fromJson } = picturesJson(db.connection, "item", set, visibility);
  const rows: { json: unknown }[] = await db.query(
    `select ${sql} as json
     from unnest(${bind(itemIds)}::uuid[]) with ordinality as item(id, place) order by place`,
    values,
  );
  return rows.map(({ json }) => fromJson(json).images);
}

async function countPlacedImages(
  db: EntityManager,
  kind: PlacementKind,
  itemIds: readonly string[],
  now: Date | null,
) {
  const { add: bind, values } = new SqlParameters();
  const rows: { id: string; count: number }[] = await db.query(
    `select item_id as id, count(*)::int as count from ${tableOf(db.connection, kind)}
     where item_id = any(${bind(itemIds)}) and ${isPublicIdSql("image_id", now && bind(now))}
     group by item_id`,
    values,
  );
  const counts = new Map(rows.map((row) => [row.id, row.count]));
  return itemIds.map((id) => counts.get(id) ?? 0);
}
