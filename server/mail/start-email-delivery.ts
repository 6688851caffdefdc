import { EmailDelivery, type EmailDeliveryOptions } from "./email-delivery.ts";
import { listenForQueuedEmails } from "./mail-queue-listener.ts";

/** For retries, and for what another process queued and did not send. */
const pollIntervalMs = 30_000;
/** How long an attempt under way may last when we leave, in ms. */
const shutdownTimeoutMs = 5000;

/**
 * Delivers after every commit with mails and every 30 seconds until the returned function is
 * called; that waits for the mail under way, and ends the connection.
 */
export function startEmailDelivery(parts: EmailDeliveryOptions): () => Promise<void> {
  const delivery = new EmailDelivery(parts);
  let isRequested = false;
  let isStopping = false;
  let running: Promise<void> | null = null;

  const wake = () => {
    isRequested = true;
    if (!isStopping) running ??= work();
  };
  async function work(): Promise<void> {
    while (isRequested && !isStopping) {
      isRequested = false;
      await delivery.deliverDue().catch((error: unknown) => {
        parts.log.error({ err: error }, "mails could not be seen to");
      });
    }
    running = null;
  }

  const stopListening = listenForQueuedEmails(parts.db, wake);
  const timer = setInterval(wake, pollIntervalMs).unref();
  wake();

  return async () => {
    isStopping = true;
    clearInterval(timer);
    stopListening();
    delivery.stop();
    const limit = setTimeout(() => delivery.abort(), shutdownTimeoutMs);
    await running;
    clearTimeout(limit);
    parts.server?.close();
  };
}
