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

/** Maximum number of images of an item. */
export const maxImages = 500;

/** An image's position in an item's ordered set. Deleted with the item or the image. */
export abstract class Placement {
  @PrimaryColumn("uuid")
  itemId: string;

  /** Starts at 0; gaps are allowed. */
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
 * Replaces the item's ordered set of images.
 * Throws Invalid (`imageIds`, rule `unknown`) if an image does not exist.
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

/** Returns the ids of the item's images, in order. */
export async function placedImageIds(
  manager: EntityManager,
  kind: PlacementKind,
  itemId: string,
): Promise<string[]> {
  const places = await manager.find(kind, { where: { itemId }, order: { position: "asc" } });
  return places.map((place) => place.imageId);
}

/** Throws Invalid (`path`, rule `unknown`) unless all of these images exist. */
async function requireImages(
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

/**
 * Returns the id of an item's own image, or null for none. Throws Invalid (`path`). The image
 * that the item has already exists: a foreign key refers to it.
 */
export async function requireImage(
  manager: EntityManager,
  imageId: string | null | undefined,
  currentId: string | null | undefined,
  path = "imageId",
): Promise<string | null> {
  const isChanged = imageId && imageId !== currentId;
  await requireImages(manager, isChanged ? [imageId] : [], path);
  return imageId ?? null;
}
