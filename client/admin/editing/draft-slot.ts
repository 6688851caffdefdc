import { type DraftStore, draftStore, type KeptDraft } from "./draft-store.ts";

/** What became of a draft that was found: `tooLate` leaves it where it is, for another time. */
export type Reception = "restored" | "worthless" | "tooLate";

type Receive = (kept: KeptDraft) => Reception;

type Parts = {
  store: DraftStore;
  /** Browsers know them on https alone. Without them all tabs have one slot. */
  locks: Pick<LockManager, "request"> | undefined;
};

type Held = { key: string; release: () => Promise<unknown> };

/** Slots that this page is just leaving: whoever comes back at once finds their words there. */
let lastClosed: Promise<unknown> = Promise.resolve();

/**
 * A tab's own slot for a draft below `place`, held by a lock that ends with the tab. Takes over
 * a draft that nobody holds (its tab has left or died) when `receive` restores it; what a living
 * tab holds is neither read nor overwritten.
 */
export function openSlot(
  place: string,
  receive: Receive,
  parts: Parts = { store: draftStore, locks: globalThis.navigator?.locks },
) {
  const { store } = parts;
  let held = lastClosed.then(() => claim(place, receive, parts));
  // One after the other, in the order in which they were asked for.
  let work: Promise<unknown> = held;
  const next = (step: (slot: Held) => Promise<unknown>) => {
    work = work.then(async () => step(await held));
    return work;
  };
  return {
    /** When what was there has been received. */
    ready: held,
    keep: (draft: KeptDraft) => next(({ key }) => store.keepDraft(key, draft)),
    drop: () => next(({ key }) => store.dropDraft(key)),
    /** Goes to another place, empty-handed. */
    moveTo: (other: string) =>
      next(async ({ key, release }) => {
        await store.dropDraft(key);
        await release();
        held = fresh(other, parts);
        await held;
      }),
    /** Leaves what is kept to whoever opens a slot here next. */
    close() {
      lastClosed = Promise.all([lastClosed, next(({ release }) => release())]);
    },
  };
}

async function claim(place: string, receive: Receive, parts: Parts): Promise<Held> {
  const { store, locks } = parts;
  for (const key of await store.keysOf(place)) {
    const release = await hold(key, locks);
    if (!release) continue;
    const kept = await store.draftAt(key);
    const reception = kept && receive(kept);
    if (reception === "restored") return { key, release };
    if (reception === "worthless") await store.dropDraft(key);
    await release();
  }
  return fresh(place, parts);
}

async function fresh(place: string, { locks }: Parts): Promise<Held> {
  const key = `${place}/${locks ? crypto.randomUUID() : "shared"}`;
  return { key, release: (await hold(key, locks)) ?? nothing };
}

const nothing = async () => undefined;

/** Holds a slot until the answered function is called; null: another tab has it. */
async function hold(key: string, locks: Parts["locks"]): Promise<Held["release"] | null> {
  if (!locks) return nothing;
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
