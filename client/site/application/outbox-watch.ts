import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { deliver, isForLater, type Outcome, type Waiting, waiting } from "./outbox.ts";

/** What became of one that had to wait. */
export type Delivery = { waiting: Waiting; outcome: Outcome };

/** Between two attempts, in milliseconds: the line may be back though nobody says so. */
const pause = 20_000;

const listeners = new Set<(delivery: Delivery) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Calls back when one that had to wait has arrived or was refused; answers how to stop. */
export function listenForDeliveries(listener: (delivery: Delivery) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits: now, when the line is back, and again and again until nothing waits. */
export function watchOutbox(): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener("online", () => void sendWaiting());
  }
  void sendWaiting();
}

let isSending = false;

/** One after another, so that each is tried once at a time. */
export async function sendWaiting(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  try {
    for (const one of waiting()) await sendOne(one);
  } finally {
    isSending = false;
    if (waiting().length > 0) timer = setTimeout(() => void sendWaiting(), pause);
  }
}

async function sendOne(one: Waiting): Promise<void> {
  const outcome = await deliver(one);
  if (isForLater(outcome)) return;
  // Its draft is left over when the page was closed while it was on its way.
  if (outcome.sent && readDraft(one.form)?.key === one.key) dropDraft(one.form);
  // Nothing typed is lost: the form goes on with it.
  if (outcome.failure) keepDraft(one.form, { key: one.key, step: 0, answers: one.answers });
  for (const listener of listeners) listener({ waiting: one, outcome });
}
