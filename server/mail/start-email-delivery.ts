import { listenForCommits } from "../platform/database/after-commit.ts";
import { startWorkLoop } from "../platform/work-loop.ts";
import { EmailDelivery, type EmailDeliveryOptions } from "./email-delivery.ts";
import { emailTopic } from "./email-queue.service.ts";

/** Pause before looking for retries, and for e-mails that another process queued but did not send. */
const pollIntervalMs = 30_000;
/** Time that an attempt in progress is given at shutdown, in ms. */
const shutdownTimeoutMs = 5000;

/**
 * Delivers after every commit that queued e-mails and every 30 seconds, until the returned
 * function is called, which waits for the attempt in progress and closes the connection.
 */
export function startEmailDelivery(parts: EmailDeliveryOptions): () => Promise<void> {
  const delivery = new EmailDelivery(parts);
  const loop = startWorkLoop(async () => {
    await delivery.deliverDue().catch((error: unknown) => {
      parts.log.error({ err: error }, "e-mail delivery failed");
    });
    return pollIntervalMs;
  });
  const stopListening = listenForCommits(parts.db, emailTopic, loop.wake);

  return async () => {
    stopListening();
    delivery.stop();
    const limit = setTimeout(() => delivery.abort(), shutdownTimeoutMs);
    await loop.stop();
    clearTimeout(limit);
    parts.server?.close();
  };
}
