import type { EntityManager } from "typeorm";
import { cloudinaryFolder } from "../files/cloudinary/cloudinary-urls.ts";
import type { Image } from "./image.entity.ts";
import { localFolder } from "./image-urls.ts";
import { changeImagesInContent, withImageChange } from "./images-in-content.ts";

export type Address = Pick<Image, "publicId" | "store" | "url">;

/**
 * Replaces the URL of an image in rich text, which refers to images by URL. The change history is
 * updated as well, so that a restored version does not show a deleted file.
 */
export const followAddress = (
  manager: EntityManager,
  before: Address,
  after: Address,
): Promise<void> =>
  changeImagesInContent(
    manager,
    [mentionOf(before)],
    { url: (url) => replacedUrl(url, before, after) },
    { inHistory: true },
  );

/** The former and the new address of an image. */
export type MovedImage = readonly [before: Address, after: Address];

/** The input of an item of this kind with the new addresses in its rich text. */
export const withMovedImages = (
  kindName: string,
  input: object,
  moved: readonly MovedImage[],
): object =>
  withImageChange(kindName, input, {
    url: (url) => moved.map((one) => replacedUrl(url, ...one)).find((next) => next !== url) ?? url,
  }) as object; // of the same shape

/** Shows another image in content in place of an image; the change history stays as it is. */
export const replaceInContent = (
  manager: EntityManager,
  image: Address & Pick<Image, "id">,
  other: Address & Pick<Image, "id">,
): Promise<void> =>
  changeImagesInContent(
    manager,
    [mentionOf(image), image.id],
    { url: (url) => replacedUrl(url, image, other), ids: { old: image.id, next: other.id } },
    { inHistory: false },
  );

/**
 * Returns the URL of the other image for one of the image, and any other as it is. Within one store,
 * only the file's part is replaced, so that URLs of variants keep their size.
 */
function replacedUrl(url: string, before: Address, after: Address): string {
  const [core, next] = [coreOf(before), coreOf(after)];
  if (!core) return url === before.url ? after.url : url;
  if (!url.includes(core)) return url;
  return next && before.store === after.store ? url.replace(core, () => next) : after.url;
}

/** A text that every content with the image contains; some without it may contain it, too. */
function mentionOf(image: Address): string {
  // Up to the first character that HTML or JSON escapes.
  const [mention = ""] = (coreOf(image) ?? image.url).split(/[&<>"\\]/);
  return mention;
}

/** Returns the part that all variant URLs of the image share; null for an image on another host. */
function coreOf({ store, publicId, url }: Address): string | null {
  if (store === "local") return `${localFolder(publicId)}/`;
  if (store === "elsewhere") return null;
  const [, tail = publicId] = url.split(cloudinaryFolder);
  return `/${tail.replace(/\.\w+$/, "")}.`;
}
