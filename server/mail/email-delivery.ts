import { type DataSource, LessThanOrEqual } from "typeorm";
import type { Clock } from "../platform/clock.ts";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import { type DeliveryResult, retryDelayMs } from "./delivery-result.ts";
import { Email } from "./email.entity.ts";
import { decryptEmail, type EmailContent } from "./email-content.ts";
import type { FromAddress, MailServer } from "./mail-server.ts";

export interface EmailDeliveryOptions {
  db: DataSource;
  encryption: FieldEncryption;
  clock: Clock;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  /** Null: there is none, and mails are kept to be read. */
  server: MailServer | null;
  /** From whom mails come; a blank address while nobody has said so. */
  from(): Promise<FromAddress>;
}

/** How an attempt ended, until the database knows. */
interface AttemptUpdate {
  id: string;
  /** Which attempt it was: after a later one has begun, this one has nothing to say. */
  attempts: number;
  changes: Partial<Pick<Email, "state" | "sentAt" | "nextAttemptAt" | "lastError">>;
}

/** For so long, in ms, a mail that is being sent is nobody else's; then its process must have died. */
const claimDurationMs = 10 * 60_000;
/** Attempts end before that. */
const attemptTimeoutMs = 9 * 60_000;

/** Sends what is due, one by one. Any number of processes may work on one database. */
export class EmailDelivery {
  private readonly pendingUpdates: AttemptUpdate[] = [];
  private isStopping = false;
  private readonly abortController = new AbortController();

  constructor(private readonly options: EmailDeliveryOptions) {}

  /**
   * Sends all that is due; ends early when the server is away, or we stop. Not to be called again
   * before it has ended.
   */
  async deliverDue(): Promise<void> {
    const { db, server } = this.options;
    // What was sent is noted first: after an outage of the database it must not be sent again.
    await this.flushUpdates();
    if (!server) return keepUnsent(db);
    const sender = await this.options.from();
    while (!this.isStopping) {
      const mail = await claimDue(db, this.options.clock());
      if (!mail) return;
      const result = await this.attemptDelivery(mail, sender, server);
      this.pendingUpdates.push(this.toUpdate(mail, result));
      await this.flushUpdates();
      if (result.kind === "postponed" && result.isAway) return;
    }
  }

  /** Takes no further mail; the one under way may end until `abort`. */
  stop(): void {
    this.isStopping = true;
  }

  abort(): void {
    this.abortController.abort();
  }

  private async attemptDelivery(
    mail: Email,
    sender: FromAddress,
    server: MailServer,
  ): Promise<DeliveryResult> {
    if (!sender.address) return { kind: "postponed", code: "NO_SENDER", isAway: true };
    let content: EmailContent | null;
    try {
      content = decryptEmail(this.options.encryption, mail);
    } catch {
      // Sealed with another APPLICATION_KEY, which may come back.
      return { kind: "postponed", code: "UNREADABLE", isAway: false };
    }
    if (!content) return { kind: "refused", code: "ERASED" };
    const email = { id: mail.id, writtenAt: mail.createdAt, from: sender, content };
    const signal = AbortSignal.any([
      this.abortController.signal,
      AbortSignal.timeout(attemptTimeoutMs),
    ]);
    return server.send(email, signal);
  }

  /** Logs it, too. Nothing of what is logged names anybody. */
  private toUpdate({ id, attempts }: Email, result: DeliveryResult): AttemptUpdate {
    const { log, clock } = this.options;
    const now = clock();
    if (result.kind === "sent") {
      log.info({ mail: id }, "a mail was sent");
      return { id, attempts, changes: { state: "sent", sentAt: now } };
    }
    const lastError = result.code;
    const delayMs = result.kind === "postponed" ? retryDelayMs(attempts) : null;
    if (delayMs === null) {
      log.error({ mail: id, code: lastError }, "a mail could not be sent");
      return { id, attempts, changes: { state: "failed", lastError } };
    }
    log.warn({ mail: id, code: lastError }, "a mail could not be sent yet");
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
 * Takes the mail that has been due longest, counts the attempt and holds the mail. Committed before
 * it is sent, so that no lock is held while a server thinks.
 */
function claimDue(db: DataSource, now: Date): Promise<Email | null> {
  return db.transaction(async (manager) => {
    const mail = await manager.findOne(Email, {
      where: { state: "waiting", nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: "asc", createdAt: "asc", id: "asc" },
      lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
    });
    if (!mail) return null;
    mail.attempts += 1;
    const nextAttemptAt = new Date(now.getTime() + claimDurationMs);
    const { id, attempts } = mail;
    await manager.update(Email, id, { attempts, nextAttemptAt, lastError: "" });
    return mail;
  });
}

async function keepUnsent(db: DataSource): Promise<void> {
  await db.manager.update(Email, { state: "waiting" }, { state: "kept" });
}
