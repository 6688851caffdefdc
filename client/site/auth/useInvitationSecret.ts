import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** Under which a tab keeps the secret of a link that was opened in it. */
const storageKey = "invitation";

/**
 * The secret of the link that was opened, taken out of the address, where others could read or
 * copy it. A page that is loaded again finds it in the tab's own storage; null when there is none.
 */
function readInvitationSecret(): string | null {
  const { pathname, search, hash } = window.location;
  const secret = hash.slice(1);
  if (!secret) return readSecret();
  storeSecret(secret);
  window.history.replaceState(window.history.state, "", pathname + search);
  return secret;
}

/** Once it is used up. */
export function clearInvitationSecret() {
  storeSecret(null);
}

// Storage may be forbidden; then the secret lasts as long as the page.
let storedSecret: string | null = null;

function readSecret(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return storedSecret;
  }
}

function storeSecret(secret: string | null) {
  storedSecret = secret;
  try {
    if (secret === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, secret);
  } catch {
    // Nothing to keep it in.
  }
}

/** The secret of the link, once the browser has read it: the server never sees a fragment. */
export function useInvitationSecret(): { secret: string | null; isRead: boolean } {
  // Another link pasted into the same tab changes nothing but this.
  const { hash } = useLocation();
  const [found, setFound] = useState<{ secret: string | null; isRead: boolean }>({
    secret: null,
    isRead: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells when to read it again
  useEffect(() => setFound({ secret: readInvitationSecret(), isRead: true }), [hash]);
  return found;
}
