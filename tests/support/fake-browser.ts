import type { DraftStore, StoredDraft } from "../../client/admin/drafts/draft-store.ts";

type Grant = (lock: Lock | null) => unknown;

/** What tabs of one browser share: drafts on its disk, and locks that go when a tab dies. */
export function aFakeBrowser() {
  const drafts = new Map<string, StoredDraft>();
  const held = new Set<string>();
  const store: DraftStore = {
    listKeys: async (place) =>
      [...drafts]
        .filter(([key]) => key.startsWith(`${place}/`))
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
    /** The titles of all drafts, by the alphabet. */
    words: () => [...drafts.values()].map(({ form }) => Object.values(form)[0]).sort(),
    /** Every tab is gone at once, and says nothing more. */
    crash: () => held.clear(),
  };
}
