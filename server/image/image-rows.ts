import type { DataSource, EntityManager } from "typeorm";
import { mayHaveCommitted } from "../platform/database/database.ts";
import { Image } from "./image.entity.ts";
import type { ImageStore, LoadedFile } from "./image-store.ts";
import type { PreparedPicture } from "./prepare/prepare-picture.ts";

export type Database = DataSource | EntityManager;

/** The columns that describe the file. */
export type FileColumns = Pick<
  Image,
  "publicId" | "store" | "url" | "width" | "height" | "thumbhash"
>;

type ImageRow = Partial<Image> & Pick<Image, "publicId" | "store" | "url">;

/** Returns the columns for a stored file. */
export const fileColumnsOf = (
  { publicId, url, store }: Omit<LoadedFile, "bytes">,
  { width, height, thumbhash }: PreparedPicture,
): FileColumns => ({ publicId, store, url, width, height, thumbhash });

/**
 * Stores the file and passes its columns to `use`; deletes the file again if `use` fails. When the
 * connection was lost, the row may exist: then the file stays, and the sweep withdraws it later if
 * no row names it.
 */
export async function withStoredFile<Result>(
  store: ImageStore,
  picture: PreparedPicture,
  use: (file: FileColumns) => Promise<Result>,
): Promise<Result> {
  const stored = await store.save(picture);
  try {
    return await use(fileColumnsOf({ ...stored, store: store.name }, picture));
  } catch (error) {
    if (!mayHaveCommitted(error)) await store.remove(stored.publicId).catch(() => undefined);
    throw error;
  }
}

/**
 * Inserts a row, or returns the existing row if another request has just inserted the same image.
 */
export async function insertOnce(db: Database, row: ImageRow): Promise<Image> {
  const images = db.getRepository(Image);
  await images.createQueryBuilder().insert().values(row).orIgnore().execute();
  return images.findOneByOrFail({ publicId: row.publicId });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isImageId = (text: string): boolean => uuid.test(text);

/** Returns null for an unknown or malformed id. */
export async function imageById(db: Database, id: string): Promise<Image | null> {
  return isImageId(id) ? db.getRepository(Image).findOneBy({ id }) : null;
}

/** Like `imageById`, and locks the row until the transaction ends. */
export async function lockImage(manager: EntityManager, id: string): Promise<Image | null> {
  if (!isImageId(id)) return null;
  const lock = { mode: "pessimistic_write" } as const;
  return manager.getRepository(Image).findOne({ where: { id }, lock });
}

/** Returns the image whose current or uncropped file has this public id. */
export async function imageOfFile(db: Database, publicId: string): Promise<Image | null> {
  return db.getRepository(Image).findOneBy([{ publicId }, { uncroppedPublicId: publicId }]);
}

/** Whether the image is one of the foundation's logos. */
export async function isLogo(db: EntityManager, { id }: Image): Promise<boolean> {
  const rows: unknown[] = await db.query(
    "select from settings where $1 in (logo_id, dark_logo_id, round_logo_id)",
    [id],
  );
  return rows.length > 0;
}

/** Returns the public ids of all stored files of the image: the current and the uncropped one. */
export const filesOf = (
  image: Pick<Image, "publicId" | "store" | "uncroppedPublicId">,
): string[] => {
  const own = image.store === "elsewhere" ? [] : [image.publicId];
  return image.uncroppedPublicId ? [...own, image.uncroppedPublicId] : own;
};

/** Returns the label for the change history. */
export const labelOf = ({ fileName, altUa, altEng }: Image): string => fileName || altUa || altEng;
