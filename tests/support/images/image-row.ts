import { randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import { Image } from "../../../server/image/image.entity.ts";

/** Inserts the row of an image without a file and returns its id. */
export async function anImageRow(db: DataSource): Promise<string> {
  const publicId = randomBytes(12).toString("hex");
  const url = `/images/${publicId}/original.webp`;
  const images = db.getRepository(Image);
  const image = images.create({ publicId, url, store: "local", width: 3, height: 2 });
  return (await images.save(image)).id;
}
