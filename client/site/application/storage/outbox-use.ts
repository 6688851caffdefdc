import { readText } from "./storage.ts";

/** Key of the outbox in local storage. */
export const outboxKey = "application-outbox";

const eventName = "outbox-use";

/** Says that a form is open, which may put a submission into the outbox. */
export function announceOutboxUse(): void {
  window.dispatchEvent(new Event(eventName));
}

/**
 * Calls the listener when the outbox is in use: at once if an earlier visit left something in it.
 * Returns the function that unsubscribes. Pages without forms load nothing else of the outbox.
 */
export function onOutboxUse(listener: () => void): () => void {
  if (readText(outboxKey) !== null) listener();
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
