import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useIsAdmin } from "../../graphql/session.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { leaveAdminMode, useAdminMode, useDrafts } from "../../ui/admin-mode.ts";
import { type MarkWords, MarkWordsContext } from "../../ui/mark-words.ts";

/** Gives the pages the words of Admin Mode's marks while it is on, or drafts are still shown. */
export function MarkFrame({ children }: { children: ReactNode }) {
  const isOn = useAdminMode();
  const areDraftsShown = useDrafts();
  const words = useMarkWords(isOn);
  return (
    <MarkWordsContext value={isOn || areDraftsShown ? words : null}>{children}</MarkWordsContext>
  );
}

/** Loaded when they are wanted first; without them Admin Mode would be on unseen. */
function useMarkWords(areWanted: boolean): MarkWords | null {
  const language = useLanguage();
  const isAdmin = useIsAdmin();
  const [phrases, setPhrases] = useState<typeof import("../../phrases/admin-mode.ts") | null>(null);
  useEffect(() => {
    if (areWanted && !phrases) {
      import("../../phrases/admin-mode.ts").then(setPhrases, leaveAdminMode);
    }
  }, [areWanted, phrases]);
  return useMemo(
    () => (phrases ? phrases.markWords(language, isAdmin) : null),
    [phrases, language, isAdmin],
  );
}
