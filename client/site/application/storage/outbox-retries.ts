import { deleteDraft, readDraft, saveDraft } from "./draft.ts";
import {
  type OutboxEntry,
  outboxEntries,
  type SubmissionResult,
  shouldRetryLater,
  submit,
} from "./outbox.ts";

/** Result of a submission that had to wait. */
export type OutboxDelivery = { entry: OutboxEntry; result: SubmissionResult };

/** Interval between attempts, in milliseconds: the connection may be back without an event. */
const retryIntervalMs = 20_000;

const listeners = new Set<(delivery: OutboxDelivery) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Calls the listener when a waiting submission was accepted or rejected; returns the function that
 * unsubscribes.
 */
export function subscribeToDeliveries(listener: (delivery: OutboxDelivery) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Retries waiting submissions: now, when the connection is back, and at intervals until none is
 * left.
 */
export function startOutboxRetries(): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener("online", () => void retryOutbox());
  }
  void retryOutbox();
}

let isSending = false;

/** One after another, and never the same one twice at a time. */
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
  // The draft is left over when the page was closed while the submission was pending.
  if (result.sent && readDraft(entry.form)?.key === entry.key) deleteDraft(entry.form);
  // The answers stay on the device: the form resumes with them.
  if (result.error) saveDraft(entry.form, { key: entry.key, step: 0, answers: entry.answers });
  for (const listener of listeners) listener({ entry: entry, result });
}
