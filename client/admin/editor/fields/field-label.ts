import type { editingPhrases } from "../../../phrases/admin/editing.ts";
import type { EditorState } from "../state/useEditor.ts";

/** "Назва (УКР)" for `translations.ua.title`. */
export function fieldLabelOf(
  path: string,
  { labels }: EditorState,
  phrases: typeof editingPhrases.UA,
) {
  const parts = path.split(".");
  const name = parts.findLast((part) => part in labels) ?? "";
  const label = labels[name] ?? path;
  if (parts[0] !== "translations" || parts.length < 3) return label;
  return `${label} (${phrases.short[parts[1] === "ua" ? "UA" : "ENG"]})`;
}
