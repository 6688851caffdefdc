import { useHotkeys } from "@mantine/hooks";
import { byPlace, shortcuts } from "../frame/shortcuts.ts";
import type { EditorParts } from "./useEditor.ts";

/** Saving, publishing and switching the language without the mouse, from within fields too. */
export function useEditorKeys({ writes, view, face }: EditorParts) {
  const publish = () => {
    if (face.documents.publish) void writes.publish(null);
  };
  const turn = () => {
    const field = document.activeElement?.id ?? "";
    view.turn();
    // The fields of the other language come with the next drawing.
    requestAnimationFrame(() => followLanguage(field));
  };
  useHotkeys(
    [
      [shortcuts.save.keys, () => void writes.save(), byPlace],
      [shortcuts.publish.keys, publish, byPlace],
      [shortcuts.language.keys, turn, byPlace],
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
