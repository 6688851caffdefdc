import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What somebody typed and has not saved. */
export type KeptDraft = {
  form: object;
  /** The stored item when typing began; version null: there was none. */
  basedOn: { version: number | null; form: object };
  /** ISO moment. */
  at: string;
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

/** Keeps a draft so that it outlives a power cut: `strict` waits for the disk. */
export const keepDraft = (key: string, draft: KeptDraft): Promise<unknown> =>
  ifAllowed(
    open().then(async (db) => {
      const change = db.transaction("draft", "readwrite", { durability: "strict" });
      await Promise.all([change.store.put(draft, key), change.done]);
      return true;
    }),
  );

export const draftAt = (key: string): Promise<KeptDraft | undefined> =>
  ifAllowed(open().then((db) => db.get("draft", key)));

export const dropDraft = (key: string): Promise<unknown> =>
  ifAllowed(open().then((db) => db.delete("draft", key)));
