import Type from "typebox";
import type { Image } from "../image/image.entity.ts";
import { imageFromElsewhere } from "../image/image.service.ts";
import { absoluteUrl } from "../image/image-urls.ts";
import type { Context } from "./context.ts";

export const RestImage = Type.Object(
  { url: Type.String({ maxLength: 2000 }), public_id: Type.String({ maxLength: 300 }) },
  {
    description:
      "The `public_id` of an uploaded image, or the `url` of an image on another host; http becomes https.",
  },
);
/** Existing clients send `{}`, `{url: "", public_id: ""}` or null for no image. */
export const RestImageInput = Type.Union([Type.Partial(RestImage), Type.Null()]);

export const imageToRest = (image: Image | null, publicUrl: string) =>
  image
    ? { url: absoluteUrl(image, publicUrl), public_id: image.publicId }
    : { url: "", public_id: "" };

/** What the upload of an image answers. */
export const uploadedImageToRest = (image: Image, publicUrl: string) => ({
  _id: image.id,
  ...imageToRest(image, publicUrl),
  width: image.width,
  height: image.height,
  thumbhash: image.thumbhash,
});

/** An image in a request body. */
export type SentImage = { url?: string; public_id?: string } | null | undefined;

/**
 * Returns the id of the image `{url, public_id}`; null if both are blank. Throws Invalid at
 * `path`.
 */
export async function imageFromRest(
  { db, images }: Context,
  sent: SentImage,
  path: string,
): Promise<string | null> {
  const { url = "", public_id: publicId = "" } = sent ?? {};
  if (!url && !publicId) return null;
  const image = await imageFromElsewhere(db, { url, publicId }, path, images);
  return image.id;
}

/** Returns the ids of a list of `{url, public_id}`, in order; blank ones are skipped. */
export async function imagesFromRest(
  context: Context,
  sent: readonly SentImage[] | undefined,
  path: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, input] of (sent ?? []).entries()) {
    const id = await imageFromRest(context, input, `${path}.${index}`);
    if (id) ids.push(id);
  }
  return ids;
}
