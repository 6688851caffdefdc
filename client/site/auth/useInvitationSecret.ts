import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** Session storage key of the secret of a link opened in this tab. */
const storageKey = "invitation";

/**
 * Reads the secret of the opened link and removes it from the URL, where others could read or copy
 * it. After a reload it comes from the tab's storage; null when there is none.
 */
function readInvitationSecret(): string | null {
  const { pathname, search, hash } = window.location;
  const secret = hash.slice(1);
  if (!secret) return readSecret();
  storeSecret(secret);
  window.history.replaceState(window.history.state, "", pathname + search);
  return secret;
}

/** Call when the secret has been used. */
export function clearInvitationSecret() {
  storeSecret(null);
}

// Storage may be blocked; then the secret lasts as long as the page.
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
    // Storage is blocked.
  }
}

/** The link's secret, available after hydration: the server never receives a fragment. */
export function useInvitationSecret(): { secret: string | null; isRead: boolean } {
  // Pasting another link into the same tab changes nothing but the fragment.
  const { hash } = useLocation();
  const [found, setFound] = useState<{ secret: string | null; isRead: boolean }>({
    secret: null,
    isRead: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash triggers another read
  useEffect(() => setFound({ secret: readInvitationSecret(), isRead: true }), [hash]);
  return found;
}
