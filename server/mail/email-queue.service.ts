import { type EntityManager, In, Not } from "typeorm";
import { isId } from "../content/content-queries.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Email } from "./email.entity.ts";
import { type EmailContent, encryptEmail } from "./email-content.ts";
import { notifyAfterCommit } from "./mail-queue-listener.ts";

/**
 * Queues a mail within `manager`'s transaction: it leaves when that is committed, and never when
 * it is rolled back.
 */
export async function queueEmail(
  manager: EntityManager,
  encryption: FieldEncryption,
  { applicationId, ...content }: EmailContent & Pick<Email, "applicationId">,
  now: Date,
): Promise<void> {
  const mail = new Email();
  mail.createdAt = now;
  mail.nextAttemptAt = now;
  mail.applicationId = applicationId;
  mail.encrypted = encryptEmail(encryption, content);
  notifyAfterCommit(manager);
  await manager.insert(Email, mail);
}

/**
 * Has a mail tried again now, as if for the first time. For admins. Throws NotFound, or Conflict
 * `stale` when it is sent or its words are erased.
 */
export async function retryEmail(
  { db, viewer, now }: Pick<RequestContext, "db" | "viewer" | "now">,
  id: string,
): Promise<Email> {
  requireAdmin(viewer);
  if (!isId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const mail = await manager.findOne(Email, { where: { id }, lock });
    if (!mail) throw NotFound();
    if (mail.state === "sent" || !mail.encrypted) throw Conflict("stale");
    // Due or being tried at this moment: a second attempt beside it would send it twice.
    if (mail.state === "waiting" && mail.lastError === "") return mail;
    mail.state = "waiting";
    mail.attempts = 0;
    mail.lastError = "";
    mail.nextAttemptAt = now;
    notifyAfterCommit(manager);
    return manager.save(mail);
  });
}

/**
 * Erases what the mails about these applications say, and to whom; of those that were sent it
 * stays known that they were.
 */
export async function eraseEmailContent(
  manager: EntityManager,
  applicationIds: string[],
): Promise<void> {
  await manager.delete(Email, { applicationId: In(applicationIds), state: Not("sent") });
  await manager.update(Email, { applicationId: In(applicationIds) }, { encrypted: null });
}
