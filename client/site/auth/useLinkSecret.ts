import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** What a link is for, and the session storage key of its secret, once opened in this tab. */
type LinkKind = "invitation" | "emailChange";

/**
 * Reads the secret of the opened link and removes it from the URL, where others could read or copy
 * it. After a reload it comes from the tab's storage; null when there is none.
 */
function readLinkSecret(kind: LinkKind): string | null {
  const { pathname, search, hash } = window.location;
  const secret = hash.slice(1);
  if (!secret) return readSecret(kind);
  storeSecret(kind, secret);
  window.history.replaceState(window.history.state, "", pathname + search);
  return secret;
}

/** Call when the secret has been used. */
export function clearLinkSecret(kind: LinkKind) {
  storeSecret(kind, null);
}

// Storage may be blocked; then the secret lasts as long as the page.
const secrets: { [kind in LinkKind]?: string | null } = {};

function readSecret(kind: LinkKind): string | null {
  try {
    return sessionStorage.getItem(kind);
  } catch {
    return secrets[kind] ?? null;
  }
}

function storeSecret(kind: LinkKind, secret: string | null) {
  secrets[kind] = secret;
  try {
    if (secret === null) sessionStorage.removeItem(kind);
    else sessionStorage.setItem(kind, secret);
  } catch {
    // Storage is blocked.
  }
}

/** The link's secret, available after hydration: the server never receives a fragment. */
export function useLinkSecret(kind: LinkKind): { secret: string | null; isRead: boolean } {
  // Pasting another link into the same tab changes nothing but the fragment.
  const { hash } = useLocation();
  const [found, setFound] = useState<{ secret: string | null; isRead: boolean }>({
    secret: null,
    isRead: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash triggers another read
  useEffect(() => setFound({ secret: readLinkSecret(kind), isRead: true }), [hash, kind]);
  return found;
}
