import type { DataSource } from "typeorm";
import { webhookTopic } from "../content/events/announce-item.ts";
import { listenForCommits } from "../platform/database/after-commit.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { NotPublic } from "../platform/public-address.ts";
import { requestPublicHost } from "../platform/request-public-host.ts";
import { startWorkLoop } from "../platform/work-loop.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  recordDelivered,
  recordFailure,
  timeUntilDue,
} from "./claim-delivery.ts";
import { bodyOf, signedHeaders } from "./webhook-message.ts";
import { validSecrets } from "./webhook-secret.ts";
import { brokenUrlRule, isPrivateHost } from "./webhook-url.ts";

/** Time that a receiver has to answer, in ms, connecting included. */
const answerTimeoutMs = 5000;
/** Attempts of this instance at once, for all webhooks. */
const attemptsAtOnce = 12;
/** How long a delivery may stay unnoticed that another instance wrote and did not send, in ms. */
const maxPauseMs = 30_000;
/** Deliveries that are due but held up, by an earlier one of the item or a busy receiver, in ms. */
const minPauseMs = 1000;

export interface WebhookParts {
  db: DataSource;
  encryption: FieldEncryption;
  publicUrl: string;
  /** Hosts that may be private, and reached without TLS. */
  privateHosts: readonly string[];
  log: Record<"warn" | "error", (details: object, message: string) => void>;
}

/**
 * Sends the deliveries of webhooks that are due, at once after a commit that wrote some, until the
 * returned function is called, which waits for the attempts under way. Any number of instances may
 * share a database.
 */
export function startWebhooks(parts: WebhookParts): () => Promise<void> {
  const { db, log } = parts;
  const attempts = new Set<Promise<void>>();
  let isStopping = false;
  let hasFailed = false;

  const loop = startWorkLoop(async () => {
    try {
      while (!isStopping && attempts.size < attemptsAtOnce) {
        const delivery = await claimDelivery(db);
        if (!delivery) break;
        const attempt = send(parts, delivery)
          .catch(logOnce)
          .finally(() => {
            attempts.delete(attempt);
            loop.wake();
          });
        attempts.add(attempt);
      }
      const dueInMs = await timeUntilDue(db);
      hasFailed = false;
      return Math.min(Math.max(dueInMs ?? maxPauseMs, minPauseMs), maxPauseMs);
    } catch (error) {
      logOnce(error);
      return minPauseMs;
    }
  });
  const stopListening = listenForCommits(db, webhookTopic, () => loop.wake());

  /** Once for each outage of the database, which may last for hours. */
  function logOnce(error: unknown): void {
    if (!hasFailed) log.error({ err: error }, "webhooks could not be sent");
    hasFailed = true;
  }

  return async () => {
    isStopping = true;
    stopListening();
    await loop.stop();
    await Promise.all(attempts);
  };
}

/** One attempt, whose outcome is recorded. Throws only for an outage of the database. */
async function send(parts: WebhookParts, delivery: ClaimedDelivery): Promise<void> {
  const { db, log } = parts;
  const error = await post(parts, delivery).catch(errorCodeOf);
  if (error === null) return recordDelivered(db, delivery.id);
  log.warn({ webhook: delivery.webhook.id, delivery: delivery.id, error }, "a webhook failed");
  await recordFailure(db, delivery, error);
}

/** Posts the event; returns null for a status of 200 to 299, else `HTTP <status>`. */
async function post(
  { encryption, publicUrl, privateHosts }: WebhookParts,
  { webhook, ...delivery }: ClaimedDelivery,
): Promise<string | null> {
  const url = new URL(webhook.url);
  // The setting may have changed since the webhook was saved.
  if (brokenUrlRule(url, privateHosts)) return notPublicCode;
  const now = new Date();
  const body = bodyOf(delivery, publicUrl);
  const { statusCode = 0 } = await requestPublicHost(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": `webhooks (+${publicUrl})`,
      ...signedHeaders(delivery.id, body, validSecrets(encryption, webhook, now), now),
    },
    body,
    signal: AbortSignal.timeout(answerTimeoutMs),
    isOpen: isPrivateHost(privateHosts),
  });
  return statusCode >= 200 && statusCode < 300 ? null : `HTTP ${statusCode}`;
}

const notPublicCode = "NOT_PUBLIC";

/** A code without the URL, which may hold a secret of the receiver. */
function errorCodeOf(error: unknown): string {
  if (error instanceof NotPublic) return notPublicCode;
  const { code, name } = error as Partial<NodeJS.ErrnoException>;
  if (code === "ABORT_ERR" || name === "TimeoutError") return "TIMEOUT";
  return /^[A-Z0-9_]{1,50}$/.test(code ?? "") ? String(code) : "UNKNOWN";
}
