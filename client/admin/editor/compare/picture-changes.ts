import { diffArrays } from "diff";
import type { FieldPath, FieldValue } from "../../bilingual-form.ts";

/** A picture by its id, or in rich text by its address. */
export type ComparedPicture = { id: string } | { url: string };

export type PictureChanges = Record<"added" | "removed" | "moved", ComparedPicture[]>;

/** Names of the fields that hold ids of images. */
const imageField = /(?:^i|I)mageIds?$|[lL]ogoId$/;

/** Whether a field holds nothing but pictures. */
export const isPictureField = (path: FieldPath): boolean =>
  imageField.test(path.split(".").at(-1) ?? "");

/** The pictures of a field in their order, those of nested fields and of rich text included. */
function picturesIn(name: string, value: FieldValue): ComparedPicture[] {
  if (typeof value === "string") {
    if (imageField.test(name)) return value ? [{ id: value }] : [];
    return [...value.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, url = ""]) => ({
      url: url.replaceAll("&amp;", "&"),
    }));
  }
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(name, each));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, each]) => picturesIn(inner, each));
}

/** The pictures that a field gained and lost, and those that changed their place in it. */
export function pictureChanges(
  path: FieldPath,
  before: FieldValue,
  after: FieldValue,
): PictureChanges {
  const name = path.split(".").at(-1) ?? "";
  const keysOf = (value: FieldValue) => picturesIn(name, value).map((one) => JSON.stringify(one));
  const parts = diffArrays(keysOf(before), keysOf(after));
  const added = new Set(parts.filter((part) => part.added).flatMap(({ value }) => value));
  const removed = new Set(parts.filter((part) => part.removed).flatMap(({ value }) => value));
  const picturesOf = (keys: Iterable<string>): ComparedPicture[] =>
    [...keys].map((key) => JSON.parse(key));
  return {
    added: picturesOf([...added].filter((key) => !removed.has(key))),
    removed: picturesOf([...removed].filter((key) => !added.has(key))),
    moved: picturesOf([...added].filter((key) => removed.has(key))),
  };
}
