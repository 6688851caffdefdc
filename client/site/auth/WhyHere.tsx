import { useEffect, useState, useSyncExternalStore } from "react";
import { dismissNotification, useNotifications } from "../../graphql/notifications.ts";
import { wasSignedIn } from "../../graphql/session.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth.ts";
import { AuthNote } from "./AuthNote.tsx";

/** Tells a reader who did not ask for this page why it stands here. */
export function WhyHere({ wasSent }: { wasSent: boolean }) {
  const { why } = usePhrases(authPhrases);
  const hasEnded = useEndedSession();
  // The server knows neither where a reader came from nor who they were.
  const reason = useSyncExternalStore(
    () => () => {},
    () => (wasSignedIn() ? "signedOut" : wasSent ? "needed" : null),
    () => null,
  );
  const said = hasEnded ? "ended" : reason;
  return said && <AuthNote>{why[said]}</AuthNote>;
}

/** Takes the notice of an ended session over: here it stands where one reads, not in a corner. */
function useEndedSession(): boolean {
  const notice = useNotifications().find(({ error }) => error.reason === "ended");
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (!notice) return;
    setHasEnded(true);
    dismissNotification(notice.id);
  }, [notice]);
  return hasEnded;
}
