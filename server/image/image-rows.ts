import type { DataSource, EntityManager } from "typeorm";
import { Image } from "./image.entity.ts";
import type { ImageStore, LoadedFile } from "./image-store.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

export type Database = DataSource | EntityManager;

/** The columns that tell of the file. */
export type FileColumns = Pick<
  Image,
  "publicId" | "store" | "url" | "width" | "height" | "thumbhash"
>;

type ImageRow = Partial<Image> & Pick<Image, "publicId" | "store" | "url">;

/** The columns of a picture that lies there. */
export const fileColumnsOf = (
  { publicId, url, store }: Omit<LoadedFile, "bytes">,
  { width, height, thumbhash }: PreparedPicture,
): FileColumns => ({ publicId, store, url, width, height, thumbhash });

/** Keeps the file for what `use` does with its columns; no file stays behind when that fails. */
export async function withStoredFile<Result>(
  store: ImageStore,
  picture: PreparedPicture,
  use: (file: FileColumns) => Promise<Result>,
): Promise<Result> {
  const stored = await store.save(picture);
  try {
    return await use(fileColumnsOf({ ...stored, store: store.name }, picture));
  } catch (error) {
    await store.remove(stored.publicId).catch(() => undefined);
    throw error;
  }
}

/** Two requests may bring the same picture at once: the second takes the first's row. */
export async function insertOnce(db: Database, row: ImageRow): Promise<Image> {
  const images = db.getRepository(Image);
  await images.createQueryBuilder().insert().values(row).orIgnore().execute();
  return images.findOneByOrFail({ publicId: row.publicId });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isImageId = (text: string): boolean => uuid.test(text);

/** Null for an unknown id and for a word that is no id. */
export async function imageById(db: Database, id: string): Promise<Image | null> {
  return isImageId(id) ? db.getRepository(Image).findOneBy({ id }) : null;
}

/** The same, kept from every other writer until the transaction ends. */
export async function lockImage(manager: EntityManager, id: string): Promise<Image | null> {
  if (!isImageId(id)) return null;
  const lock = { mode: "pessimistic_write" } as const;
  return manager.getRepository(Image).findOne({ where: { id }, lock });
}

/** The image of this file, which it shows or is a crop of. */
export async function imageOfFile(db: Database, publicId: string): Promise<Image | null> {
  return db.getRepository(Image).findOneBy([{ publicId }, { uncroppedPublicId: publicId }]);
}

/** The store's names of all that lies there for the image: its file, and the whole of a crop. */
export const filesOf = (
  image: Pick<Image, "publicId" | "store" | "uncroppedPublicId">,
): string[] => {
  const own = image.store === "elsewhere" ? [] : [image.publicId];
  return image.uncroppedPublicId ? [...own, image.uncroppedPublicId] : own;
};

/** What people may know it by, for the record of changes. */
export const labelOf = ({ fileName, altUa, altEng }: Image): string => fileName || altUa || altEng;
