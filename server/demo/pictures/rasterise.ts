import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import type { PreparedPicture } from "../../image/prepare-picture.ts";
import type { Picture } from "./compositions.ts";

/** The picture as an upload of it would be kept; drawn once, for the file and its thumbhash. */
export async function rasterise({ svg, isTransparent = false }: Picture): Promise<PreparedPicture> {
  const drawing = sharp(Buffer.from(svg));
  const { data, info } = await (isTransparent ? drawing : drawing.removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: info });
  const [bytes, small] = await Promise.all([
    drawn().webp({ quality: 84, effort: 0 }).toBuffer(),
    drawn()
      .resize({ width: 48, height: 48, fit: "inside" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ]);
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  const { width, height } = info;
  return { bytes, width, height, thumbhash: Buffer.from(hash).toString("base64") };
}
