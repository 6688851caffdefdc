import { useHotkeys } from "@mantine/hooks";
import { physicalKeyOptions, shortcuts } from "../screen/shortcuts.ts";
import type { EditorState } from "./state/useEditor.ts";

/** Saving, publishing and switching the language without the mouse, from within fields too. */
export function useEditorShortcuts({ writes, view, config }: EditorState) {
  const publish = () => {
    if (config.documents.publish) void writes.publish(null);
  };
  const toggleLanguage = () => {
    const field = document.activeElement?.id ?? "";
    view.turn();
    // The fields of the other language come with the next drawing.
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

/** Keeps the focus in the field of that id, or in the same one of the language shown instead. */
function followLanguage(id: string) {
  const other = id.replace(/(?<=^field-translations\.)(ua|eng)/, (key) =>
    key === "ua" ? "eng" : "ua",
  );
  const field = document.getElementById(id) ?? document.getElementById(other);
  field?.focus();
}
