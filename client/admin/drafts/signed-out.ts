import { currentSession } from "../../graphql/session.ts";

/** Local storage key of the user who signed out here last; other tabs read it. */
const storageKey = "signed-out";

/**
 * Whether this user has signed out, so that nothing of theirs is stored any more. A session that the
 * server ended is no sign-out: then the drafts wait for the user.
 */
export const hasSignedOut = (userId: string): boolean =>
  currentSession()?.id !== userId && read() === userId;

/** Records that the user signs out; null when somebody works here again. */
export function recordSignOut(userId: string | null) {
  try {
    if (userId === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, userId);
  } catch {
    // Storage is blocked, and there are no drafts either.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
