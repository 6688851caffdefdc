import { currentSession, endSession } from "../../graphql/session.ts";
import { draftStore } from "./draft-store.ts";
import { recordSignOut } from "./signed-out.ts";

const dirtyForms = new Set<symbol>();
const listeners = new Set<() => void>();

/** Marks a form with unsaved changes until the returned function is called. */
export function markUnsaved(): () => void {
  const form = Symbol("form");
  dirtyForms.add(form);
  return () => dirtyForms.delete(form);
}

/** Calls the listener when signing out needs a confirmation; returns how to remove it. */
export function listenForSignOutRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs out, after a confirmation if texts on this device would be lost. */
export async function requestSignOut(): Promise<void> {
  const user = currentSession();
  if (!user) return;
  const hasUnsaved = dirtyForms.size > 0 || (await draftStore.listKeys(user.id)).length > 0;
  if (!hasUnsaved) return signOut();
  for (const listener of listeners) listener();
}

/** Ends the session and erases the user's drafts on this device, those of other tabs too. */
export async function signOut(): Promise<void> {
  const user = currentSession();
  if (!user) return;
  recordSignOut(user.id);
  endSession();
  for (const key of await draftStore.listKeys(user.id)) await draftStore.deleteDraft(key);
}
