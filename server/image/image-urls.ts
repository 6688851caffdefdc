import { cloudinaryFolder } from "../files/cloudinary/cloudinary-urls.ts";

/**
 * Widths of the smaller variants in pixels, ascending. Only these are generated, so that requests
 * cannot fill the disk. `npm run codegen` copies the list to the client.
 */
export const variantWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type VariantWidth = (typeof variantWidths)[number];

export const variantFormats = ["avif", "webp"] as const;
export type VariantFormat = (typeof variantFormats)[number];

/** What is known of where a picture lies; `image` rows have all of it. */
export interface StoredImage {
  store: "local" | "cloudinary" | "elsewhere";
  publicId: string;
  uncroppedPublicId: string | null;
  url: string;
}

/** A local public id: 96 random bits in hexadecimal, safe in paths on any file system. */
const localId = /^[0-9a-f]{24}$/;
export const isLocalId = (publicId: string): boolean => localId.test(publicId);

/** URL paths of a local picture and its variants. */
export const localFolder = (publicId: string): string => `/images/${publicId}`;
export const localUrl = (publicId: string): string => `${localFolder(publicId)}/original.webp`;

/** Keys of a local picture and its variants in the store of files. */
export const originalsPrefix = "images/originals/";
export const originalKey = (publicId: string): string => `${originalsPrefix}${publicId}.webp`;
export const variantsPrefix = (publicId: string): string => `images/variants/${publicId}/`;

/** Returns the URL pattern with {width} and {format}, or null if there are no variants. */
export function variantUrlPattern(
  image: Pick<StoredImage, "store" | "publicId" | "url">,
): string | null {
  if (image.store === "local") return `${localFolder(image.publicId)}/{width}.{format}`;
  if (image.store === "elsewhere") return null;
  return image.url.includes(cloudinaryFolder)
    ? image.url.replace(cloudinaryFolder, `${cloudinaryFolder}c_limit,w_{width},f_{format},q_auto/`)
    : null;
}

/** Returns the URL of the uncropped picture; null if the image is not cropped. */
export function uncroppedUrl({
  uncroppedPublicId,
  url,
}: Pick<StoredImage, "uncroppedPublicId" | "url">): string | null {
  if (!uncroppedPublicId) return null;
  if (isLocalId(uncroppedPublicId)) return localUrl(uncroppedPublicId);
  const [account] = url.split(cloudinaryFolder);
  return `${account}${cloudinaryFolder}${uncroppedPublicId}`;
}

/** Returns the public id of the image at a URL; for an image on another host that is the URL. */
export function publicIdIn(url: string): string {
  const local = url.match(/\/images\/([0-9a-f]{24})\//)?.[1];
  const [, path] = url.split(cloudinaryFolder);
  return local ?? path?.replace(/^v\d+\//, "").replace(/\.\w+$/, "") ?? url;
}

/** Returns the absolute URL, for REST and for previews on other sites. */
export const absoluteUrl = (image: Pick<StoredImage, "url">, publicUrl: string): string =>
  new URL(image.url, `${publicUrl}/`).href;
