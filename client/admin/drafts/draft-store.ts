import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { hasSignedOut } from "./signed-out.ts";

/** Form content that has not been saved. */
export type StoredDraft = {
  form: object;
  /** The stored item when editing began; version null means there was none. */
  basedOn: { version: number | null; draftVersion?: number | null; form: object };
  /** ISO date and time. */
  at: string;
};

/** Drafts in the browser's storage. Where it is blocked, nothing is found and nothing stored. */
export type DraftStore = {
  /** Keys of the drafts under `place`, which begins with the user's id; most recent first. */
  listKeys(place: string): Promise<string[]>;
  getDraft(key: string): Promise<StoredDraft | undefined>;
  /** Stores a draft so that it survives a power cut; nothing once its user has signed out. */
  saveDraft(key: string, draft: StoredDraft): Promise<unknown>;
  deleteDraft(key: string): Promise<unknown>;
};

interface DraftDatabase extends DBSchema {
  draft: { key: string; value: StoredDraft };
}

let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null;

function open(): Promise<IDBPDatabase<DraftDatabase>> {
  opened ??= openDB<DraftDatabase>("editing", 1, {
    upgrade: (db) => void db.createObjectStore("draft"),
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

// Storage may be blocked or full: then there is no copy, and the form works on.
const ignoreErrors = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch(() => undefined);

async function listKeys(location: string): Promise<string[]> {
  const below = IDBKeyRange.bound(`${location}/`, `${location}/\uffff`);
  const { store } = (await open()).transaction("draft");
  const [keys, drafts] = await Promise.all([store.getAllKeys(below), store.getAll(below)]);
  return keys
    .map((key, index) => ({ key, at: drafts[index]?.at ?? "" }))
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ key }) => key);
}

/** `strict` durability waits until the data is written to disk. */
async function put(key: string, draft: StoredDraft): Promise<void> {
  const [userId = ""] = key.split("/");
  if (hasSignedOut(userId)) return;
  const change = (await open()).transaction("draft", "readwrite", { durability: "strict" });
  await Promise.all([change.store.put(draft, key), change.done]);
}

export const draftStore: DraftStore = {
  listKeys: async (place) => (await ignoreErrors(listKeys(place))) ?? [],
  getDraft: (key) => ignoreErrors(open().then((db) => db.get("draft", key))),
  saveDraft: (key, draft) => ignoreErrors(put(key, draft)),
  deleteDraft: (key) => ignoreErrors(open().then((db) => db.delete("draft", key))),
};
