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

/** Supplies the labels of Admin Mode's edit links while it is on or drafts are still shown. */
export function EditLabelsProvider({ children }: { children: ReactNode }) {
  const isOn = useAdminMode();
  const areDraftsShown = useDrafts();
  const labels = useEditLabels(isOn);
  return (
    <EditLabelsContext value={isOn || areDraftsShown ? labels : null}>{children}</EditLabelsContext>
  );
}

/** Loaded on first use; without them Admin Mode would be on without any visible sign. */
function useEditLabels(isNeeded: boolean): EditLabels | null {
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const shownDrafts = useShownDrafts();
  const [phrases, setPhrases] = useState<typeof import("./edit-labels.ts") | null>(null);
  useEffect(() => {
    if (isNeeded && !phrases) {
      import("./edit-labels.ts").then(setPhrases, leaveAdminMode);
    }
  }, [isNeeded, phrases]);
  return useMemo(
    () => (phrases ? { ...phrases.editLabels(language, isAdmin), shownDrafts } : null),
    [phrases, language, isAdmin, shownDrafts],
  );
}
