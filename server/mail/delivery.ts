import { type DataSource, LessThanOrEqual } from "typeorm";
import type { Clock } from "../platform/clock.ts";
import type { Sealing } from "../platform/sealing.ts";
import { Mail } from "./mail.entity.ts";
import type { MailServer, Sender } from "./mail-server.ts";
import { type MailWords, openMail } from "./mail-words.ts";
import { type Outcome, waitAfter } from "./outcome.ts";

export interface DeliveryParts {
  db: DataSource;
  sealing: Sealing;
  clock: Clock;
  log: Record<"info" | "warn" | "error", (details: object, message: string) => void>;
  /** Null: there is none, and mails are kept to be read. */
  server: MailServer | null;
  /** From whom mails come; a blank address while nobody has said so. */
  sender(): Promise<Sender>;
}

/** How an attempt ended, until the database knows. */
interface Result {
  id: string;
  /** Which attempt it was: after a later one has begun, this one has nothing to say. */
  attempts: number;
  changes: Partial<Pick<Mail, "state" | "sentAt" | "nextAttemptAt" | "lastError">>;
}

/** For so long, in ms, a mail that is being sent is nobody else's; then its process must have died. */
const held = 10 * 60_000;
/** Attempts end before that. */
const longest = 9 * 60_000;

/** Sends what is due, one by one. Any number of processes may work on one database. */
export class Delivery {
  private readonly unwritten: Result[] = [];
  private isStopping = false;
  private readonly givingUp = new AbortController();

  constructor(private readonly parts: DeliveryParts) {}

  /**
   * Sends all that is due; ends early when the server is away, or we stop. Not to be called again
   * before it has ended.
   */
  async deliverDue(): Promise<void> {
    const { db, server } = this.parts;
    // What was sent is noted first: after an outage of the database it must not be sent again.
    await this.write();
    if (!server) return keepAll(db);
    const sender = await this.parts.sender();
    while (!this.isStopping) {
      const mail = await takeDue(db, this.parts.clock());
      if (!mail) return;
      const outcome = await this.attempt(mail, sender, server);
      this.unwritten.push(this.resultOf(mail, outcome));
      await this.write();
      if (outcome.kind === "postponed" && outcome.isAway) return;
    }
  }

  /** Takes no further mail; the one under way may end until `giveUp`. */
  stop(): void {
    this.isStopping = true;
  }

  giveUp(): void {
    this.givingUp.abort();
  }

  private async attempt(mail: Mail, sender: Sender, server: MailServer): Promise<Outcome> {
    if (!sender.address) return { kind: "postponed", code: "NO_SENDER", isAway: true };
    let words: MailWords | null;
    try {
      words = openMail(this.parts.sealing, mail);
    } catch {
      // Sealed with another APPLICATION_KEY, which may come back.
      return { kind: "postponed", code: "UNREADABLE", isAway: false };
    }
    if (!words) return { kind: "refused", code: "ERASED" };
    const letter = { id: mail.id, writtenAt: mail.createdAt, sender, words };
    const signal = AbortSignal.any([this.givingUp.signal, AbortSignal.timeout(longest)]);
    return server.send(letter, signal);
  }

  /** Logs it, too. Nothing of what is logged names anybody. */
  private resultOf({ id, attempts }: Mail, outcome: Outcome): Result {
    const { log, clock } = this.parts;
    const now = clock();
    if (outcome.kind === "sent") {
      log.info({ mail: id }, "a mail was sent");
      return { id, attempts, changes: { state: "sent", sentAt: now } };
    }
    const lastError = outcome.code;
    const wait = outcome.kind === "postponed" ? waitAfter(attempts) : null;
    if (wait === null) {
      log.error({ mail: id, code: lastError }, "a mail could not be sent");
      return { id, attempts, changes: { state: "failed", lastError } };
    }
    log.warn({ mail: id, code: lastError }, "a mail could not be sent yet");
    const nextAttemptAt = new Date(now.getTime() + wait);
    return { id, attempts, changes: { nextAttemptAt, lastError } };
  }

  private async write(): Promise<void> {
    for (let next = this.unwritten[0]; next; next = this.unwritten[0]) {
      const { id, attempts, changes } = next;
      await this.parts.db.manager.update(Mail, { id, attempts }, changes);
      this.unwritten.shift();
    }
  }
}

/**
 * Takes the mail that has been due longest, counts the attempt and holds the mail. Committed before
 * it is sent, so that no lock is held while a server thinks.
 */
function takeDue(db: DataSource, now: Date): Promise<Mail | null> {
  return db.transaction(async (manager) => {
    const mail = await manager.findOne(Mail, {
      where: { state: "waiting", nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: "asc", createdAt: "asc", id: "asc" },
      lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
    });
    if (!mail) return null;
    mail.attempts += 1;
    const nextAttemptAt = new Date(now.getTime() + held);
    const { id, attempts } = mail;
    await manager.update(Mail, id, { attempts, nextAttemptAt, lastError: "" });
    return mail;
  });
}

async function keepAll(db: DataSource): Promise<void> {
  await db.manager.update(Mail, { state: "waiting" }, { state: "kept" });
}
