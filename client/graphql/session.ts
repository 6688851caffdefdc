import { useSyncExternalStore } from "react";
import { apiError } from "./errors.ts";
import { showNotification } from "./notifications.ts";

/** As in GraphQL. */
export type UserRole = "admin" | "editor" | "caseWorker";

/** The signed-in user as `login` returned it; stored in the browser. */
export type SessionUser = {
  id: string;
  name: string;
  email: string;
  /** The role with the most rights. */
  userType: UserRole;
  /** All roles, at least one. */
  roles: readonly UserRole[];
  token: string;
  /** Language in which the admin area opens; none for that of the sign-in page. */
  language?: "UA" | "ENG" | null;
};

/** Local storage key, named by the specification. */
const storageKey = "user";
/** Local storage key of the id by which the server recognises this browser; outlives sign-outs. */
const deviceKey = "device";

const listeners = new Set<() => void>();
let stored: string | null = null;
let user: SessionUser | null = null;
let hadUser = false;

const notifyListeners = () => {
  hadUser ||= user !== null;
  for (const listener of listeners) listener();
};

/** Restores the session from storage; removes a stored value that is not a session. */
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

/** Stores what `login` returned and makes it the current user. */
export function beginSession(begun: SessionUser & { deviceId?: string }) {
  const { id, name, email, userType, roles, token, language, deviceId } = begun;
  user = { id, name, email, userType, roles, token, ...(language && { language }) };
  stored = JSON.stringify(user);
  write(stored);
  if (deviceId) write(deviceId, deviceKey);
  notifyListeners();
}

/** Removes the current user here and from storage. */
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

/** The current user, or null: always null on the server and during hydration. */
export function useSession(): SessionUser | null {
  return useSyncExternalStore(listenForSession, currentSession, () => null);
}

/** Whether the user has the role; admins have every role. */
export const hasRole = ({ roles }: Pick<SessionUser, "roles">, role: UserRole): boolean =>
  roles.includes("admin") || roles.includes(role);

/** Whether the current user has the role; false for visitors. */
export function useHasRole(role: UserRole): boolean {
  const user = useSession();
  return user !== null && hasRole(user, role);
}

/** Whether the current user is an admin: false for editors and case workers too. */
export const useIsAdmin = (): boolean => useHasRole("admin");

/** Calls the listener on every sign-in and sign-out; returns the function that removes it. */
export function listenForSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows sign-ins and sign-outs in other tabs. Call once, at startup. */
export function syncSessionWithOtherTabs() {
  window.addEventListener("storage", ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key === storageKey || key === null) checkSession();
  });
}

// Storage may be blocked; then the session lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return stored;
  }
}

/** Apollo context of the operations that sign in: tells the server which browser this is. */
export function signInContext() {
  let deviceId: string | null = null;
  try {
    deviceId = localStorage.getItem(deviceKey);
  } catch {
    // Storage is blocked.
  }
  return { handlesOwnErrors: true, headers: deviceId ? { "x-device-id": deviceId } : {} };
}

function write(text: string | null, key = storageKey) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is blocked.
  }
}

function parse(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    // Sessions stored by an earlier version have one role.
    return isSessionUser(value) ? { ...value, roles: value.roles ?? [value.userType] } : null;
  } catch {
    return null;
  }
}

type StoredSession = Omit<SessionUser, "roles"> & Partial<Pick<SessionUser, "roles">>;

function isSessionUser(value: unknown): value is StoredSession {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["id", "name", "email", "userType", "token"] as const;
  return texts.every((name) => name in value && typeof Reflect.get(value, name) === "string");
}

/**
 * Handles a session that the server no longer accepts: signs out here and notifies the user, once.
 */
export function handleSessionEnded() {
  if (!currentSession()) return;
  endSession();
  showNotification(apiError("UNAUTHENTICATED", { reason: "ended" }));
}
