import { type DataSource, LessThanOrEqual } from "typeorm";
import type { Clock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { type DeliveryResult, retryDelayMs } from "./delivery-result.ts";
import { Email, type MessageChannel } from "./email.entity.ts";
import { decryptEmail, type EmailContent } from "./email-content.ts";
import type { FromAddress, MailServer } from "./mail-server.ts";

export interface EmailDeliveryOptions {
  db: DataSource;
  encryption: FieldEncryption;
  clock: Clock;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  /** Only its messages are delivered: an outage of one channel does not delay the others. */
  channel: MessageChannel;
  /** Null when none is configured; messages are then stored without being sent. */
  server: MailServer | null;
  /**
   * Sender of all e-mails; its address is blank while none is configured. Null for a channel
   * without senders.
   */
  from: (() => Promise<FromAddress>) | null;
}

/** The outcome of an attempt that has not been written to the database yet. */
interface AttemptUpdate {
  id: string;
  /** Number of the attempt: once a later one has begun, this update must not be applied. */
  attempts: number;
  changes: Partial<Pick<Email, "state" | "sentAt" | "nextAttemptAt" | "lastError">>;
}

/**
 * Time for which an e-mail that is being sent is claimed, in ms; after it its process must have
 * died.
 */
const claimDurationMs = 10 * 60_000;
/** Every attempt ends before its claim expires. */
const attemptTimeoutMs = 9 * 60_000;

/** Sends due e-mails one at a time. Any number of processes may share one database. */
export class EmailDelivery {
  private readonly pendingUpdates: AttemptUpdate[] = [];
  private isStopping = false;
  private readonly abortController = new AbortController();

  constructor(private readonly options: EmailDeliveryOptions) {}

  /**
   * Sends all due e-mails; returns early when the server is unavailable or after `stop`. It must
   * not be called again before it has returned.
   */
  async deliverDue(): Promise<void> {
    const { db, channel, server } = this.options;
    // Pending updates are written first: after a database outage nothing may be sent twice.
    await this.flushUpdates();
    if (!server) return keepUnsent(db, channel);
    const sender = (await this.options.from?.()) ?? null;
    while (!this.isStopping) {
      const email = await claimDue(db, channel, this.options.clock());
      if (!email) return;
      const result = await this.attemptDelivery(email, sender, server);
      this.pendingUpdates.push(this.toUpdate(email, result));
      await this.flushUpdates();
      if (result.kind === "postponed" && result.isAway) return;
    }
  }

  /** Starts no further attempt; the one in progress may finish until `abort` is called. */
  stop(): void {
    this.isStopping = true;
  }

  abort(): void {
    this.abortController.abort();
  }

  private async attemptDelivery(
    email: Email,
    sender: FromAddress | null,
    server: MailServer,
  ): Promise<DeliveryResult> {
    if (sender?.address === "") return { kind: "postponed", code: "NO_SENDER", isAway: true };
    let content: EmailContent | null;
    try {
      content = decryptEmail(this.options.encryption, email);
    } catch {
      // Encrypted with another APPLICATION_KEY, which an operator may restore.
      return { kind: "postponed", code: "UNREADABLE", isAway: false };
    }
    if (!content) return { kind: "refused", code: "ERASED" };
    const outgoing = { id: email.id, writtenAt: email.createdAt, from: sender, content };
    const signal = AbortSignal.any([
      this.abortController.signal,
      AbortSignal.timeout(attemptTimeoutMs),
    ]);
    return server.send(outgoing, signal);
  }

  /** Also logs the result. The log contains no personal data. */
  private toUpdate({ id, attempts }: Email, result: DeliveryResult): AttemptUpdate {
    const { log, clock } = this.options;
    const now = clock();
    if (result.kind === "sent") {
      log.info({ mail: id }, "an e-mail was sent");
      return { id, attempts, changes: { state: "sent", sentAt: now } };
    }
    const lastError = result.code;
    const delayMs = result.kind === "postponed" ? retryDelayMs(attempts) : null;
    if (delayMs === null) {
      log.error({ mail: id, code: lastError }, "an e-mail could not be sent");
      return { id, attempts, changes: { state: "failed", lastError } };
    }
    log.warn({ mail: id, code: lastError }, "an e-mail could not be sent yet");
    const nextAttemptAt = new Date(now.getTime() + delayMs);
    return { id, attempts, changes: { nextAttemptAt, lastError } };
  }

  private async flushUpdates(): Promise<void> {
    for (let next = this.pendingUpdates[0]; next; next = this.pendingUpdates[0]) {
      const { id, attempts, changes } = next;
      await this.options.db.manager.update(Email, { id, attempts }, changes);
      this.pendingUpdates.shift();
    }
  }
}

/**
 * Claims the e-mail that has been due longest and counts the attempt. This is committed before it
 * is sent, so that no lock is held while waiting for the mail server.
 */
function claimDue(db: DataSource, channel: MessageChannel, now: Date): Promise<Email | null> {
  return db.transaction(async (manager) => {
    const email = await manager.findOne(Email, {
      where: { channel, state: "waiting", nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: "asc", createdAt: "asc", id: "asc" },
      lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
    });
    if (!email) return null;
    email.attempts += 1;
    const nextAttemptAt = new Date(now.getTime() + claimDurationMs);
    const { id, attempts } = email;
    await manager.update(Email, id, { attempts, nextAttemptAt, lastError: "" });
    return email;
  });
}

async function keepUnsent(db: DataSource, channel: MessageChannel): Promise<void> {
  await db.manager.update(Email, { channel, state: "waiting" }, { state: "kept" });
}
