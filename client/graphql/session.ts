import { useSyncExternalStore } from "react";
import { apiError } from "./errors.ts";
import { showNotification } from "./notifications.ts";

/** What somebody may do, as GraphQL's `UserType` names it. */
export type SessionUserType = "admin" | "editor" | "caseWorker";

/** Who is signed in, as `login` answered; kept in the browser's storage. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  userType: SessionUserType;
  token: string;
};

/** The specification's name in the browser's local storage. */
const storageKey = "user";

const listeners = new Set<() => void>();
let stored: string | null = null;
let user: SessionUser | null = null;
let hadUser = false;

const notifyListeners = () => {
  hadUser ||= user !== null;
  for (const listener of listeners) listener();
};

/** Restores the session from storage; anything there that is no session is removed. */
export function checkSession(): SessionUser | null {
  const text = read();
  if (text !== stored) {
    stored = text;
    user = parse(text);
    if (text !== null && user === null) write(null);
    notifyListeners();
  }
  return user;
}

/** Keeps what `login` answered and makes it the current user. */
export function beginSession(begun: SessionUser) {
  const { id, name, email, userType, token } = begun;
  user = { id, name, email, userType, token };
  stored = JSON.stringify(user);
  write(stored);
  notifyListeners();
}

/** Forgets the current user here and in storage. */
export function endSession() {
  user = null;
  stored = null;
  write(null);
  notifyListeners();
}

/** The current user, outside of components. */
export const currentSession = (): SessionUser | null => user;

/** Whether anybody has been signed in here since the page was opened. */
export const wasSignedIn = (): boolean => hadUser;

/** The current user, or null: always null on the server and while its page is taken over. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(listenForSession, currentSession, () => null);
}

/** Whether the current user is an admin: false for editors and case workers too. */
export const useIsAdmin = (): boolean => useSession()?.userType === "admin";

/** Calls back whenever somebody signs in or out; answers how to stop. */
export function listenForSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows what other tabs do. Once, at the start. */
export function syncSessionWithOtherTabs() {
  window.addEventListener("storage", ({ key }) => {
    // Without a key, everything was cleared.
    if (key === storageKey || key === null) checkSession();
  });
}

// Storage may be forbidden; then the session lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return stored;
  }
}

function write(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Nothing to keep it in.
  }
}

function parse(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["id", "name", "email", "userType", "token"] as const;
  return texts.every((name) => name in value && typeof Reflect.get(value, name) === "string");
}

/** The server no longer counts the session: signs out here and tells the reader, once. */
export function handleSessionEnded() {
  if (!currentSession()) return;
  endSession();
  showNotification(apiError("UNAUTHENTICATED", { reason: "ended" }));
}
