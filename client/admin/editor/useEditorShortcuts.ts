import { useHotkeys } from "@mantine/hooks";
import { inOtherLanguage } from "../bilingual-form.ts";
import { physicalKeyOptions, shortcuts } from "../screen/shortcuts.ts";
import { isSingleton } from "./state/editor-config.ts";
import type { EditorState } from "./state/useEditor.ts";

/** Keyboard shortcuts for saving, publishing and switching the language, active in fields too. */
export function useEditorShortcuts({ writes, view, config }: EditorState) {
  const publish = () => {
    if (!isSingleton(config.kind)) void writes.publish(null);
  };
  const toggleLanguage = () => {
    const field = document.activeElement?.id ?? "";
    view.turn();
    // The fields of the other language are rendered in the next frame.
    requestAnimationFrame(() => followLanguage(field));
  };
  useHotkeys(
    [
      [shortcuts.save.keys, () => void writes.save(), physicalKeyOptions],
      [shortcuts.publish.keys, publish, physicalKeyOptions],
      [shortcuts.language.keys, toggleLanguage, physicalKeyOptions],
    ],
    [],
    true,
  );
}

/** Keeps the focus in the field of that id, or moves it to the same field of the language shown. */
function followLanguage(id: string) {
  const other = id.replace(/(?<=^field-).*/, inOtherLanguage);
  const field = document.getElementById(id) ?? document.getElementById(other);
  field?.focus();
}
