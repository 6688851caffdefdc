import { EmailDelivery, type EmailDeliveryOptions } from "./email-delivery.ts";
import { listenForQueuedEmails } from "./mail-queue-listener.ts";

/** Polls for retries, and for e-mails that another process queued but did not send. */
const pollIntervalMs = 30_000;
/** Time that an attempt in progress is given at shutdown, in ms. */
const shutdownTimeoutMs = 5000;

/**
 * Delivers after every commit that queued e-mails and every 30 seconds, until the returned
 * function is called, which waits for the attempt in progress and closes the connection.
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
        parts.log.error({ err: error }, "e-mail delivery failed");
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
