import type { versionPhrases } from "../../../phrases/admin/versions.ts";
import type { FieldValue } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";

/** A field's value, or that of a part of a nested field, as text for comparing two versions. */
export const comparedText = (
  { config, reader }: Pick<EditorState, "config" | "reader">,
  path: string,
  value: FieldValue,
  phrases: typeof versionPhrases.UA,
): string => config.nested?.textOf(path, value, reader) ?? fieldValueText(value, path, phrases);

/** A field's value as text, for comparing two versions; rich text without its tags. */
export function fieldValueText(
  value: FieldValue,
  path: string,
  phrases: typeof versionPhrases.UA,
): string {
  if (typeof value === "boolean") return value ? phrases.yes : phrases.no;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === "number")) return value.join(", ");
    return path === "imageIds" ? phrases.pictures(value.length) : phrases.items(value.length);
  }
  if (value === null || value === undefined || value === "") return phrases.blank;
  return plainText(String(value));
}

/** Rich text without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|h2|h3|li|blockquote)>\s*/g, "\n")
    .replace(/<li>/g, "• ")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .trim();
