import { type DraftStore, draftStore, type StoredDraft } from "./draft-store.ts";

/** What happened to a stored draft: `tooLate` leaves it in storage for another time. */
export type RestoreOutcome = "restored" | "worthless" | "tooLate";

type RestoreDraft = (draft: StoredDraft) => RestoreOutcome;

type SlotDependencies = {
  store: DraftStore;
  /** The Web Locks API exists on HTTPS alone. Without it all tabs share one slot. */
  locks: Pick<LockManager, "request"> | undefined;
};

type HeldSlot = { key: string; release: () => Promise<unknown> };

/**
 * Pending release of the slots that this page is closing: a user who returns at once gets their
 * draft back.
 */
let lastClosed: Promise<unknown> = Promise.resolve();

/**
 * A tab's own slot for a draft under `place`, held by a lock that ends with the tab. Takes over a
 * draft that no open tab holds when `receive` restores it; a draft held by another open tab is
 * neither read nor overwritten.
 */
export function openDraftSlot(
  location: string,
  receive: RestoreDraft,
  parts: SlotDependencies = { store: draftStore, locks: globalThis.navigator?.locks },
) {
  const { store } = parts;
  let held = lastClosed.then(() => claim(location, receive, parts));
  // Operations run one after another, in the order of the calls.
  let work: Promise<unknown> = held;
  const next = (step: (slot: HeldSlot) => Promise<unknown>) => {
    work = work.then(async () => step(await held));
    return work;
  };
  return {
    /** Resolves when the stored draft has been received. */
    ready: held,
    keep: (draft: StoredDraft) => next(({ key }) => store.saveDraft(key, draft)),
    drop: () => next(({ key }) => store.deleteDraft(key)),
    /** Moves the slot to another place, without its draft. */
    moveTo: (other: string) =>
      next(async ({ key, release }) => {
        await store.deleteDraft(key);
        await release();
        held = createSlot(other, parts);
        await held;
      }),
    /** Releases the slot; its draft stays for whoever opens a slot here next. */
    close() {
      lastClosed = Promise.all([lastClosed, next(({ release }) => release())]);
    },
  };
}

async function claim(
  location: string,
  receive: RestoreDraft,
  parts: SlotDependencies,
): Promise<HeldSlot> {
  const { store, locks } = parts;
  for (const key of await store.listKeys(location)) {
    const release = await acquireLock(key, locks);
    if (!release) continue;
    const draft = await store.getDraft(key);
    const outcome = draft && receive(draft);
    if (outcome === "restored") return { key, release };
    if (outcome === "worthless") await store.deleteDraft(key);
    await release();
  }
  return createSlot(location, parts);
}

async function createSlot(location: string, { locks }: SlotDependencies): Promise<HeldSlot> {
  const key = `${location}/${locks ? crypto.randomUUID() : "shared"}`;
  return { key, release: (await acquireLock(key, locks)) ?? noop };
}

const noop = async () => undefined;

/** Holds the lock until the returned function is called; null when another tab holds it. */
async function acquireLock(
  key: string,
  locks: SlotDependencies["locks"],
): Promise<HeldSlot["release"] | null> {
  if (!locks) return noop;
  return new Promise((resolve) => {
    const released: Promise<unknown> = locks
      .request(`draft ${key}`, { ifAvailable: true }, (lock) => {
        if (!lock) return;
        return new Promise<void>((release) => {
          resolve(() => {
            release();
            return released;
          });
        });
      })
      .catch(() => undefined)
      .finally(() => resolve(null));
  });
}
