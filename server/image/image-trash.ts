import { randomUUID } from "node:crypto";
import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import {
  type Author,
  authorName,
  type ContentAuthor,
  recordContentChange,
} from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import { DeletedImage, type StoredImageRow } from "./deleted-image.entity.ts";
import { Image } from "./image.entity.ts";
import { placesOf, putBack } from "./image-places.ts";
import { filesOf, isImageId, labelOf } from "./image-rows.ts";
import type { ImageStore } from "./image-store.ts";
import { isWithheldAt } from "./withheld-images.ts";

@ObjectType({ description: "A page of the images in the trash, last deleted first." })
export class DeletedImageList {
  @Field(() => [DeletedImage], { description: "The images of this page, in order." })
  items: DeletedImage[];

  @Field(() => Int, { description: "Total number of images in the trash." })
  total: number;
}

export async function listDeletedImages(
  db: EntityManager,
  { first, skip }: { first: number; skip: number },
): Promise<DeletedImageList> {
  const [items, total] = await db.getRepository(DeletedImage).findAndCount({
    order: { deletedAt: "DESC", id: "ASC" },
    take: first,
    skip,
  });
  return { items, total };
}

/** Moves the row of an image into the trash, in the transaction that deletes it. */
export async function moveRowToTrash(
  manager: EntityManager,
  author: Author,
  image: Image,
): Promise<void> {
  const places = await placesOf(manager, image.id);
  await manager.delete(Image, { id: image.id });
  await manager.insert(DeletedImage, {
    id: image.id,
    image: rowOf(image),
    places,
    ...traceOf(author),
  });
}

/**
 * Puts the previous file of an image into the trash, as an image of its own, in the transaction that
 * replaces the file.
 */
export async function moveFileToTrash(
  manager: EntityManager,
  author: Author,
  previous: Image,
): Promise<void> {
  const id = randomUUID();
  await manager.insert(DeletedImage, {
    id,
    image: { ...rowOf(previous), id },
    ...traceOf(author),
  });
  // The consents cover the previous file as well: it must not come back without them.
  await manager.query(
    `insert into consent_image (consent_id, image_id)
     select consent_id, $2 from consent_image where image_id = $1`,
    [previous.id, id],
  );
}

const traceOf = (author: Author) => ({ deletedAt: author.now, deletedBy: authorName(author) });

function rowOf(image: Image): StoredImageRow {
  const { searchForm, searchLetters, withheldFrom, isPrivate, isCropped, variants, alt, ...row } =
    image;
  return { ...row, createdAt: image.createdAt.toISOString() };
}

/**
 * Restores an image from the trash into the library, under its id, so that a restored version of
 * an item shows it again; `toItsPlaces` also to where it was shown. Throws NotFound if it is not in the trash, and Conflict `taken` if
 * an external image has been registered under its public id meanwhile.
 */
export async function restoreImage(
  db: EntityManager,
  store: ImageStore,
  author: ContentAuthor,
  id: string,
  { toItsPlaces = false } = {},
): Promise<Image> {
  if (!isImageId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const deleted = await manager.findOne(DeletedImage, { where: { id }, lock });
    if (!deleted) throw NotFound();
    const { publicId } = deleted.image;
    if (await manager.existsBy(Image, { publicId })) throw Conflict("taken");
    await manager.delete(DeletedImage, { id });
    await manager.insert(Image, { ...deleted.image, createdAt: new Date(deleted.image.createdAt) });
    if (toItsPlaces) await putBack(manager, id, deleted.places);
    const image = await manager.findOneByOrFail(Image, { id });
    const label = labelOf(image);
    await recordContentChange(manager, author, {
      kind: "Image",
      action: "restored",
      itemId: id,
      label,
    });
    // Within the transaction, so that an image without its file is not restored.
    if (image.store === "cloudinary" && isWithheldAt(image, author.now)) {
      await manager.update(Image, { id }, { isPrivate: true });
    } else for (const file of filesOf(image)) await store.restore(file);
    return image;
  });
}

/** Whether a file belongs to an image in the trash. */
export async function isInTrash(db: EntityManager, publicId: string): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `select 1 from deleted_image
     where image->>'publicId' = $1 or image->>'uncroppedPublicId' = $1 limit 1`,
    [publicId],
  );
  return rows.length > 0;
}
