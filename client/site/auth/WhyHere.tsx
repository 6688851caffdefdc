import { useEffect, useState, useSyncExternalStore } from "react";
import { dismissNotification, useNotifications } from "../../graphql/notifications.ts";
import { wasSignedIn } from "../../graphql/session.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { authPhrases } from "../../phrases/site/auth/auth.ts";
import { AuthNote } from "./AuthMessages.tsx";

/** Explains to a redirected reader why the sign-in page is shown. */
export function WhyHere({ wasSent }: { wasSent: boolean }) {
  const { why } = usePhrases(authPhrases);
  const hasEnded = useEndedSession();
  // The server knows neither the previous page nor the earlier session.
  const reason = useSyncExternalStore(
    () => () => {},
    () => (wasSignedIn() ? "signedOut" : wasSent ? "needed" : null),
    () => null,
  );
  const shownReason = hasEnded ? "ended" : reason;
  return shownReason && <AuthNote>{why[shownReason]}</AuthNote>;
}

/** Takes over the notification of an ended session, to show it above the form. */
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
