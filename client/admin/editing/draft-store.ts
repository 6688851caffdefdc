import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What somebody typed and has not saved. */
export type KeptDraft = {
  form: object;
  /** The stored item when typing began; version null: there was none. */
  basedOn: { version: number | null; form: object };
  /** ISO moment. */
  at: string;
};

/** The drafts on the browser's disk. Where it forbids them, nothing is found and nothing kept. */
export type DraftStore = {
  /** Keys of the drafts below `place`, the last kept first. */
  keysOf(place: string): Promise<string[]>;
  draftAt(key: string): Promise<KeptDraft | undefined>;
  /** Keeps a draft so that it outlives a power cut. */
  keepDraft(key: string, draft: KeptDraft): Promise<unknown>;
  dropDraft(key: string): Promise<unknown>;
};

interface Drafts extends DBSchema {
  draft: { key: string; value: KeptDraft };
}

let opened: Promise<IDBPDatabase<Drafts>> | null = null;

function open(): Promise<IDBPDatabase<Drafts>> {
  opened ??= openDB<Drafts>("editing", 1, {
    upgrade: (db) => void db.createObjectStore("draft"),
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

// A browser may forbid storage, or its disk may be full: then there is no copy, and the form
// goes on as before.
const ifAllowed = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch(() => undefined);

async function keysOf(place: string): Promise<string[]> {
  const below = IDBKeyRange.bound(`${place}/`, `${place}/\uffff`);
  const { store } = (await open()).transaction("draft");
  const [keys, drafts] = await Promise.all([store.getAllKeys(below), store.getAll(below)]);
  return keys
    .map((key, index) => ({ key, at: drafts[index]?.at ?? "" }))
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ key }) => key);
}

/** `strict` waits for the disk. */
async function put(key: string, draft: KeptDraft): Promise<void> {
  const change = (await open()).transaction("draft", "readwrite", { durability: "strict" });
  await Promise.all([change.store.put(draft, key), change.done]);
}

export const draftStore: DraftStore = {
  keysOf: async (place) => (await ifAllowed(keysOf(place))) ?? [],
  draftAt: (key) => ifAllowed(open().then((db) => db.get("draft", key))),
  keepDraft: (key, draft) => ifAllowed(put(key, draft)),
  dropDraft: (key) => ifAllowed(open().then((db) => db.delete("draft", key))),
};
