import { draftStore } from "./draft-store.ts";
import { recordSignOut } from "./signed-out.ts";

/** Which sessions of the user end. */
export type SignOutScope = "here" | "everywhere";

const dirtyForms = new Set<symbol>();
const listeners = new Set<(scope: SignOutScope) => void>();

/** Marks a form with unsaved changes until the returned function is called. */
export function markUnsaved(): () => void {
  const form = Symbol("form");
  dirtyForms.add(form);
  return () => dirtyForms.delete(form);
}

/** Asks to sign out; whoever listens confirms it if texts on this device would be lost. */
export function requestSignOut(scope: SignOutScope): void {
  for (const listener of listeners) listener(scope);
}

/** Calls the listener when somebody asks to sign out; returns how to remove it. */
export function listenForSignOutRequest(listener: (scope: SignOutScope) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this device holds texts of the user that are not on the server. */
export const hasUnsavedTexts = async (userId: string): Promise<boolean> =>
  dirtyForms.size > 0 || (await draftStore.listKeys(userId)).length > 0;

/** Erases the user's drafts on this device; other tabs store none either from now on. */
export async function eraseDrafts(userId: string): Promise<void> {
  recordSignOut(userId);
  for (const key of await draftStore.listKeys(userId)) await draftStore.deleteDraft(key);
}
