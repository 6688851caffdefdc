import { type DraftStore, draftStore, type StoredDraft } from "./draft-store.ts";

/** What became of a draft that was found: `tooLate` leaves it where it is, for another time. */
export type RestoreOutcome = "restored" | "worthless" | "tooLate";

type RestoreDraft = (kept: StoredDraft) => RestoreOutcome;

type SlotDependencies = {
  store: DraftStore;
  /** Browsers know them on https alone. Without them all tabs have one slot. */
  locks: Pick<LockManager, "request"> | undefined;
};

type HeldSlot = { key: string; release: () => Promise<unknown> };

/** Slots that this page is just leaving: whoever comes back at once finds their words there. */
let lastClosed: Promise<unknown> = Promise.resolve();

/**
 * A tab's own slot for a draft below `place`, held by a lock that ends with the tab. Takes over
 * a draft that nobody holds (its tab has left or died) when `receive` restores it; what a living
 * tab holds is neither read nor overwritten.
 */
export function openDraftSlot(
  location: string,
  receive: RestoreDraft,
  parts: SlotDependencies = { store: draftStore, locks: globalThis.navigator?.locks },
) {
  const { store } = parts;
  let held = lastClosed.then(() => claim(location, receive, parts));
  // One after the other, in the order in which they were asked for.
  let work: Promise<unknown> = held;
  const next = (step: (slot: HeldSlot) => Promise<unknown>) => {
    work = work.then(async () => step(await held));
    return work;
  };
  return {
    /** When what was there has been received. */
    ready: held,
    keep: (draft: StoredDraft) => next(({ key }) => store.saveDraft(key, draft)),
    drop: () => next(({ key }) => store.deleteDraft(key)),
    /** Goes to another place, empty-handed. */
    moveTo: (other: string) =>
      next(async ({ key, release }) => {
        await store.deleteDraft(key);
        await release();
        held = createSlot(other, parts);
        await held;
      }),
    /** Leaves what is kept to whoever opens a slot here next. */
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

/** Holds a slot until the answered function is called; null: another tab has it. */
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
