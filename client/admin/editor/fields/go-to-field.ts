import { languageOfField } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";

/** Moves the focus to the field at `path`, in its language, or to the first of its parts. */
export function goToField({ view }: Pick<EditorState, "view">, path: string): void {
  const language = languageOfField(path);
  if (language) view.reveal(language);
  // The field of a hidden language is rendered in the next frame.
  requestAnimationFrame(() => fieldElement(path)?.focus());
}

/** The field's element; for a group of several fields, the first of them. */
const fieldElement = (path: string): HTMLElement | null =>
  document.getElementById(`field-${path}`) ??
  document.querySelector<HTMLElement>(`[id^="${CSS.escape(`field-${path}.`)}"]`) ??
  picturesCard(path);

/** Pictures are a card of their own. */
function picturesCard(path: string): HTMLElement | null {
  const card = { imageId: "one", imageIds: "many" }[path];
  return card ? document.querySelector<HTMLElement>(`[data-pictures="${card}"]`) : null;
}
