import type { DataSource, EntityManager } from "typeorm";
import { Image } from "./image.entity.ts";
import type { ImageStore, KeptPicture } from "./image-store.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

export type Database = DataSource | EntityManager;

type ImageRow = Partial<Image> & Pick<Image, "publicId" | "store" | "url">;

/** The columns of a picture that lies in `store`. */
export const rowOf = (
  store: ImageStore,
  { publicId, url }: KeptPicture,
  { width, height, thumbhash }: PreparedPicture,
): ImageRow => ({ publicId, store: store.name, url, width, height, thumbhash });

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
