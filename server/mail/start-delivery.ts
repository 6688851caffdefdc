import { Delivery, type DeliveryParts } from "./delivery.ts";
import { listenForMail } from "./mail-bell.ts";

/** For retries, and for what another process queued and did not send. */
const every = 30_000;
/** How long an attempt under way may last when we leave, in ms. */
const patience = 5000;

/**
 * Delivers after every commit with mails and every 30 seconds until the returned function is
 * called; that waits for the mail under way, and ends the connection.
 */
export function startDelivery(parts: DeliveryParts): () => Promise<void> {
  const delivery = new Delivery(parts);
  let isAsked = false;
  let isLeaving = false;
  let working: Promise<void> | null = null;

  const wake = () => {
    isAsked = true;
    if (!isLeaving) working ??= work();
  };
  async function work(): Promise<void> {
    while (isAsked && !isLeaving) {
      isAsked = false;
      await delivery.deliverDue().catch((error: unknown) => {
        parts.log.error({ err: error }, "mails could not be seen to");
      });
    }
    working = null;
  }

  const stopListening = listenForMail(parts.db, wake);
  const timer = setInterval(wake, every).unref();
  wake();

  return async () => {
    isLeaving = true;
    clearInterval(timer);
    stopListening();
    delivery.stop();
    const limit = setTimeout(() => delivery.giveUp(), patience);
    await working;
    clearTimeout(limit);
    parts.server?.close();
  };
}
