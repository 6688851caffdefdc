import type { editingPhrases } from "../../../phrases/admin/editing.ts";
import { languageOfField } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";

/** "Назва (УКР)" for `translations.ua.title`. */
export function fieldLabelOf(
  path: string,
  { labels, config, form, reader }: EditorState,
  phrases: typeof editingPhrases.UA,
) {
  const nested = config.nested?.labelOf(path, form, reader);
  const parts = path.split(".");
  const name = parts.findLast((part) => part in labels) ?? "";
  const label = nested ?? labels[name] ?? path;
  const language = languageOfField(path);
  return language && parts.length > 2 ? `${label} (${phrases.short[language]})` : label;
}
