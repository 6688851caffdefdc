import {
  Column,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { Image } from "../image/image.entity.ts";
import { Invalid } from "../platform/errors.ts";

/** The longest ordered set that an item may have. */
export const maxImages = 500;

/** An image's place in an item's ordered set. Deleting either side deletes the place. */
export abstract class Placement {
  @PrimaryColumn("uuid")
  itemId: string;

  /** From 0; gaps are allowed, the order is what counts. */
  @PrimaryColumn("int")
  position: number;

  @Index()
  @Column("uuid")
  imageId: string;

  @ManyToOne(() => Image, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "image_id" })
  image: Relation<Image>;
}

export type PlacementKind = new () => Placement;

/**
 * Puts these images in this order, replacing what was there.
 * Throws Invalid (`imageIds`, rule `unknown`) when an id is not an image's.
 */
export async function placeImages(
  manager: EntityManager,
  kind: PlacementKind,
  itemId: string,
  imageIds: readonly string[],
): Promise<void> {
  await requireImages(manager, imageIds, "imageIds");
  await manager.delete(kind, { itemId });
  const places = imageIds.map((imageId, position) => ({ itemId, position, imageId }));
  if (places.length > 0) await manager.insert(kind, places);
}

/** The images of an item's ordered set. */
export async function placedImageIds(
  manager: EntityManager,
  kind: PlacementKind,
  itemId: string,
): Promise<string[]> {
  const places = await manager.find(kind, { where: { itemId }, order: { position: "asc" } });
  return places.map((place) => place.imageId);
}

/** Throws Invalid for the field `path` unless every id is an image's. */
export async function requireImages(
  manager: EntityManager,
  imageIds: readonly string[],
  path: string,
): Promise<void> {
  const wanted = [...new Set(imageIds)];
  if (wanted.length === 0) return;
  const rows: unknown[] = await manager.query(
    "select 1 from image where id = any($1::text[]::uuid[])",
    [wanted],
  );
  if (rows.length < wanted.length) throw Invalid([{ path, rule: "unknown" }]);
}
