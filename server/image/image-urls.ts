/** What is known of where a picture lies; `image` rows have all of it. */
export interface StoredImage {
  store: "local" | "cloudinary" | "elsewhere";
  publicId: string;
  uncroppedPublicId: string | null;
  url: string;
}

/** A local picture's name: 96 random bits, safe in any path on any file system. */
const localId = /^[0-9a-f]{24}$/;
export const isLocalId = (publicId: string): boolean => localId.test(publicId);

/** Where a local picture and its sizes are. */
export const localFolder = (publicId: string): string => `/images/${publicId}`;
export const localUrl = (publicId: string): string => `${localFolder(publicId)}/original.webp`;

/** The address pattern with {width} and {format}, or null when no variants are made. */
export function variantUrlPattern(
  image: Pick<StoredImage, "store" | "publicId" | "url">,
): string | null {
  if (image.store === "local") return `${localFolder(image.publicId)}/{width}.{format}`;
  if (image.store === "elsewhere") return null;
  return image.url.includes(cloudinaryFolder)
    ? image.url.replace(cloudinaryFolder, `${cloudinaryFolder}c_limit,w_{width},f_{format},q_auto/`)
    : null;
}

/** Cloudinary's addresses take their transformation right behind this. */
export const cloudinaryFolder = "/image/upload/";

/** The address of the whole picture, whose crop this is; null when it is none. */
export function uncroppedUrl({
  uncroppedPublicId,
  url,
}: Pick<StoredImage, "uncroppedPublicId" | "url">): string | null {
  if (!uncroppedPublicId) return null;
  if (isLocalId(uncroppedPublicId)) return localUrl(uncroppedPublicId);
  const [account] = url.split(cloudinaryFolder);
  return `${account}${cloudinaryFolder}${uncroppedPublicId}`;
}

/** The picture's whole address, for readers outside the site (the REST face, share cards). */
export const absoluteUrl = (image: Pick<StoredImage, "url">, publicUrl: string): string =>
  new URL(image.url, `${publicUrl}/`).href;
