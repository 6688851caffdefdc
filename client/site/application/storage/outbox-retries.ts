import { deleteDraft, readDraft, saveDraft } from "./draft.ts";
import {
  type OutboxEntry,
  outboxEntries,
  type SubmissionResult,
  shouldRetryLater,
  submit,
} from "./outbox.ts";

/** What became of one that had to wait. */
export type OutboxDelivery = { entry: OutboxEntry; result: SubmissionResult };

/** Between two attempts, in milliseconds: the line may be back though nobody says so. */
const retryIntervalMs = 20_000;

const listeners = new Set<(delivery: OutboxDelivery) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Calls back when one that had to wait has arrived or was refused; answers how to stop. */
export function subscribeToDeliveries(listener: (delivery: OutboxDelivery) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits: now, when the line is back, and again and again until nothing waits. */
export function startOutboxRetries(): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener("online", () => void retryOutbox());
  }
  void retryOutbox();
}

let isSending = false;

/** One after another, so that each is tried once at a time. */
export async function retryOutbox(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  try {
    for (const one of outboxEntries()) await retryEntry(one);
  } finally {
    isSending = false;
    if (outboxEntries().length > 0) timer = setTimeout(() => void retryOutbox(), retryIntervalMs);
  }
}

async function retryEntry(entry: OutboxEntry): Promise<void> {
  const result = await submit(entry);
  if (shouldRetryLater(result)) return;
  // Its draft is left over when the page was closed while it was on its way.
  if (result.sent && readDraft(entry.form)?.key === entry.key) deleteDraft(entry.form);
  // Nothing typed is lost: the form goes on with it.
  if (result.failure) saveDraft(entry.form, { key: entry.key, step: 0, answers: entry.answers });
  for (const listener of listeners) listener({ entry: entry, result });
}
