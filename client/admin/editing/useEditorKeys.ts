import { useHotkeys } from "@mantine/hooks";
import { byPlace, shortcuts } from "../frame/shortcuts.ts";
import type { EditorParts } from "./useEditor.ts";

/** Saving, publishing and switching the language without the mouse, from within fields too. */
export function useEditorKeys({ writes, view, face }: EditorParts) {
  const publish = () => {
    if (face.documents.publish) void writes.publish(null);
  };
  useHotkeys(
    [
      [shortcuts.save.keys, () => void writes.save(), byPlace],
      [shortcuts.publish.keys, publish, byPlace],
      [shortcuts.language.keys, () => view.turn(), byPlace],
    ],
    [],
    true,
  );
}
