/** Under which a tab keeps the secret of a link that was opened in it. */
const storageKey = "invitation";

/**
 * The secret of the link that was opened, taken out of the address, where others could read or
 * copy it. A page that is loaded again finds it in the tab's own storage; null when there is none.
 */
export function takeInvitationSecret(): string | null {
  const { pathname, search, hash } = window.location;
  const secret = hash.slice(1);
  if (!secret) return read();
  keep(secret);
  window.history.replaceState(window.history.state, "", pathname + search);
  return secret;
}

/** Once it is used up. */
export function forgetInvitationSecret() {
  keep(null);
}

// Storage may be forbidden; then the secret lasts as long as the page.
let kept: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return kept;
  }
}

function keep(secret: string | null) {
  kept = secret;
  try {
    if (secret === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, secret);
  } catch {
    // Nothing to keep it in.
  }
}
