import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIsAdmin } from "../../graphql/session.ts";
import { useShownDrafts } from "../../graphql/shown-drafts.ts";
import { useLanguage } from "../../phrases/language.tsx";
import {
  type EditLabels,
  EditLabelsContext,
  leaveAdminMode,
  useAdminMode,
  useDrafts,
} from "../../ui/admin-mode/admin-mode.ts";

/**
 * Supplies the labels of Admin Mode's edit links while it is on or drafts are still shown, and the
 * button that hides pictures.
 */
export function EditLabelsProvider({ children }: { children: ReactNode }) {
  const isOn = useAdminMode();
  const areDraftsShown = useDrafts();
  const parts = useEditorParts(isOn);
  const labels = useEditLabels(parts);
  return (
    <EditLabelsContext value={isOn || areDraftsShown ? labels : null}>
      {children}
      {isOn && parts && <parts.HidePictures />}
    </EditLabelsContext>
  );
}

type EditorParts = typeof import("./edit-labels.ts");

/** Loaded on first use; without them Admin Mode would be on without any visible sign. */
function useEditorParts(isNeeded: boolean): EditorParts | null {
  const [parts, setParts] = useState<EditorParts | null>(null);
  useEffect(() => {
    if (isNeeded && !parts) {
      import("./edit-labels.ts").then(setParts, leaveAdminMode);
    }
  }, [isNeeded, parts]);
  return parts;
}

function useEditLabels(parts: EditorParts | null): EditLabels | null {
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const shownDrafts = useShownDrafts();
  return useMemo(
    () => (parts ? { ...parts.editLabels(language, isAdmin), shownDrafts } : null),
    [parts, language, isAdmin, shownDrafts],
  );
}
