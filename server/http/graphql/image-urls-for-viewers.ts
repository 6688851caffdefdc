import type { Image } from "../../image/image.entity.ts";
import { uncroppedUrl } from "../../image/image-urls.ts";
import { protectedUrl } from "../../image/protected-url.ts";
import { isWithheldAt } from "../../image/withheld-images.ts";
import { isEditor } from "../../platform/viewer.ts";
import type { ServerContext } from "../context-factory.ts";

type ViewerContext = Pick<ServerContext, "viewer" | "now" | "encryption">;

export const urlFor = (image: Image, context: ViewerContext): string =>
  protectedFile(image, image.publicId, "original.webp", context) ?? image.url;

export const variantsFor = (image: Image, context: ViewerContext): string | null =>
  protectedFile(image, image.publicId, "{width}.{format}", context) ?? image.variants();

/** Null for everybody but editors. */
export function uncroppedUrlFor(image: Image, context: ViewerContext): string | null {
  const { uncroppedPublicId } = image;
  if (!isEditor(context.viewer) || !uncroppedPublicId) return null;
  return protectedFile(image, uncroppedPublicId, "original.webp", context) ?? uncroppedUrl(image);
}

/** Null if everybody may have the file, if nobody may, and if another host serves it. */
function protectedFile(
  image: Image,
  publicId: string,
  file: string,
  { viewer, now, encryption }: ViewerContext,
): string | null {
  if (!isWithheldAt(image, now) || image.store === "elsewhere") return null;
  if (viewer.kind !== "user" || !viewer.session || !isEditor(viewer)) return null;
  return protectedUrl(encryption, publicId, file, { session: viewer.session.id, now });
}
