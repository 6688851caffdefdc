import type { versionPhrases } from "../../../phrases/admin/versions.ts";
import type { FieldValue } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";
import { isReference, type ReferenceTitles } from "./useReferenceTitles.ts";

type Phrases = typeof versionPhrases.UA;

/**
 * A field's value, or that of a part of a nested field, as text for comparing two versions: choices
 * by their labels, and items to which it refers by their titles.
 */
export function comparedText(
  { config, reader }: Pick<EditorState, "config" | "reader">,
  path: string,
  value: FieldValue,
  phrases: Phrases,
  titles: ReferenceTitles,
): string {
  const name = path.split(".").at(-1) ?? "";
  return (
    config.nested?.textOf(path, value, reader) ??
    config.choices?.[reader][name]?.[String(value)] ??
    fieldValueText(value, path, phrases, titles)
  );
}

/** A field's value as text, for comparing two versions; rich text without its tags. */
function fieldValueText(
  value: FieldValue,
  path: string,
  phrases: Phrases,
  titles: ReferenceTitles,
): string {
  if (typeof value === "boolean") return value ? phrases.yes : phrases.no;
  if (Array.isArray(value)) {
    if (path === "imageIds") return phrases.pictures(value.length);
    return value.map(partText).join("\n") || phrases.blank;
  }
  if (value === null || value === undefined || value === "") return phrases.blank;
  if (isReference(value)) return titles ? titles.get(value) || phrases.goneItem : "…";
  return plainText(String(value));
}

/** A number of a list, or the texts and numbers of one of its items without its id. */
const partText = (part: unknown): string =>
  typeof part === "object" && part !== null
    ? Object.entries(part)
        .filter(
          ([name, value]) => name !== "id" && value && ["string", "number"].includes(typeof value),
        )
        .map(([, value]) => value)
        .join(" · ")
    : String(part);

/** Rich text without its tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<figure data-youtube="([\w-]+)">/g, "youtu.be/$1 ")
    .replace(/(?:<\/p>)?<\/t[dh]>/g, " | ")
    .replace(/<\/(?:p|h2|h3|li|blockquote|figcaption|tr)>\s*|<br \/>/g, "\n")
    .replace(/<li>/g, "• ")
    .replace(/<[^<>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
