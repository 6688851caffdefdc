import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { takeInvitationSecret } from "./invitation-secret.ts";

/** The secret of the link, once the browser has read it: the server never sees a fragment. */
export function useInvitationSecret(): { secret: string | null; isRead: boolean } {
  // Another link pasted into the same tab changes nothing but this.
  const { hash } = useLocation();
  const [found, setFound] = useState<{ secret: string | null; isRead: boolean }>({
    secret: null,
    isRead: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells when to read it again
  useEffect(() => setFound({ secret: takeInvitationSecret(), isRead: true }), [hash]);
  return found;
}
