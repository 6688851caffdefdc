import type { DraftStore, StoredDraft } from "../../client/admin/drafts/draft-store.ts";

type Grant = (lock: Lock | null) => unknown;

/** What the tabs of a browser share: stored drafts, and Web Locks that a closed tab releases. */
export function aFakeBrowser() {
  const drafts = new Map<string, StoredDraft>();
  const held = new Set<string>();
  const store: DraftStore = {
    listKeys: async (prefix) =>
      [...drafts]
        .filter(([key]) => key.startsWith(`${prefix}/`))
        .sort(([, one], [, other]) => other.at.localeCompare(one.at))
        .map(([key]) => key),
    getDraft: async (key) => drafts.get(key),
    saveDraft: async (key, draft) => drafts.set(key, draft),
    deleteDraft: async (key) => drafts.delete(key),
  };
  const request = async (name: string, _options: LockOptions, granted: Grant) => {
    await Promise.resolve();
    if (held.has(name)) return granted(null);
    held.add(name);
    return Promise.resolve(granted({ name, mode: "exclusive" })).finally(() => held.delete(name));
  };
  const locks: Pick<LockManager, "request"> = {
    request: request as LockManager["request"], // overloaded, and generic over what is granted
  };
  return {
    drafts,
    store,
    locks,
    /** The first text of every draft, in alphabetical order. */
    titles: () => [...drafts.values()].map(({ form }) => Object.values(form)[0]).sort(),
    /** Closes all tabs at once, as a crash does: their locks are released. */
    crash: () => held.clear(),
  };
}
