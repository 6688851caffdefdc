import { randomUUID } from "node:crypto";
import { type EntityManager, In, Not } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { notifyAfterCommit } from "../platform/database/after-commit.ts";
import type { FieldEncryption } from "../platform/encryption/field-encryption.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Email } from "./email.entity.ts";
import { type EmailContent, encryptEmail } from "./email-content.ts";

/** Notified after every commit that queued messages. */
export const emailTopic = "emails";

type QueuedMessage = EmailContent & Pick<Email, "applicationId"> & Partial<Pick<Email, "channel">>;

/**
 * Queues an e-mail, or a message on another channel, within `manager`'s transaction: it is sent after the commit, and not at all
 * after a rollback.
 */
export async function queueEmail(
  manager: EntityManager,
  encryption: FieldEncryption,
  { applicationId, channel = "email", ...content }: QueuedMessage,
  now: Date,
): Promise<void> {
  const email = new Email();
  // The content is bound to its row.
  email.id = randomUUID();
  email.createdAt = now;
  email.nextAttemptAt = now;
  email.applicationId = applicationId;
  email.channel = channel;
  email.encrypted = encryptEmail(encryption, email.id, content);
  notifyAfterCommit(manager, emailTopic);
  await manager.insert(Email, email);
}

/**
 * Queues an e-mail for immediate delivery with a reset attempt counter. For admins. Throws
 * NotFound, or Conflict `stale` when it was sent or its content erased.
 */
export async function retryEmail(
  { db, viewer, now }: Pick<RequestContext, "db" | "viewer" | "now">,
  id: string,
): Promise<Email> {
  requireAdmin(viewer);
  if (!isId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const email = await manager.findOne(Email, { where: { id }, lock });
    if (!email) throw NotFound();
    if (email.state === "sent" || !email.encrypted) throw Conflict("stale");
    // It is due or being sent right now: a parallel attempt would send it twice.
    if (email.state === "waiting" && email.lastError === "") return email;
    email.state = "waiting";
    email.attempts = 0;
    email.lastError = "";
    email.nextAttemptAt = now;
    notifyAfterCommit(manager, emailTopic);
    return manager.save(email);
  });
}

/**
 * Erases recipients and content of the e-mails about these applications. Rows of sent e-mails
 * remain, without their content, as a record; unsent ones are deleted.
 */
export async function eraseEmailContent(
  manager: EntityManager,
  applicationIds: string[],
): Promise<void> {
  await manager.delete(Email, { applicationId: In(applicationIds), state: Not("sent") });
  await manager.update(Email, { applicationId: In(applicationIds) }, { encrypted: null });
}
