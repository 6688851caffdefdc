import { type EntityManager, In, Not } from "typeorm";
import { isId } from "../content/content-queries.ts";
import { Conflict, NotFound } from "../platform/failures.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { Sealing } from "../platform/sealing.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Mail } from "./mail.entity.ts";
import { announceMail } from "./mail-bell.ts";
import { type MailWords, sealMail } from "./mail-words.ts";

/**
 * Queues a mail within `manager`'s transaction: it leaves when that is committed, and never when
 * it is rolled back.
 */
export async function queueMail(
  manager: EntityManager,
  sealing: Sealing,
  { applicationId, ...words }: MailWords & Pick<Mail, "applicationId">,
  now: Date,
): Promise<void> {
  const mail = new Mail();
  mail.createdAt = now;
  mail.nextAttemptAt = now;
  mail.applicationId = applicationId;
  mail.sealed = sealMail(sealing, words);
  announceMail(manager);
  await manager.insert(Mail, mail);
}

/**
 * Has a mail tried again now, as if for the first time. For admins. Throws NotFound, or Conflict
 * `stale` when it is sent or its words are erased.
 */
export async function retryMail(
  { db, viewer, now }: Pick<RequestContext, "db" | "viewer" | "now">,
  id: string,
): Promise<Mail> {
  requireAdmin(viewer);
  if (!isId(id)) throw NotFound();
  return db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const mail = await manager.findOne(Mail, { where: { id }, lock });
    if (!mail) throw NotFound();
    if (mail.state === "sent" || !mail.sealed) throw Conflict("stale");
    // Due or being tried at this moment: a second attempt beside it would send it twice.
    if (mail.state === "waiting" && mail.lastError === "") return mail;
    mail.state = "waiting";
    mail.attempts = 0;
    mail.lastError = "";
    mail.nextAttemptAt = now;
    announceMail(manager);
    return manager.save(mail);
  });
}

/**
 * Erases what the mails about these applications say, and to whom; of those that were sent it
 * stays known that they were.
 */
export async function eraseMailWords(
  manager: EntityManager,
  applicationIds: string[],
): Promise<void> {
  await manager.delete(Mail, { applicationId: In(applicationIds), state: Not("sent") });
  await manager.update(Mail, { applicationId: In(applicationIds) }, { sealed: null });
}
