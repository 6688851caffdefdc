import { type DataSource, type EntityManager, LessThanOrEqual, MoreThan } from "typeorm";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import type { EmailContent } from "../../mail/email-content.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { type DailyJobLog, startDailyJob } from "../../platform/daily-jobs.ts";
import { Conflict, Invalid, Unauthenticated } from "../../platform/errors.ts";
import { requireUser, type SignedIn } from "../../platform/viewer.ts";
import type { AccountContext, SendEmail } from "../account.context.ts";
import { normaliseEmail } from "../account.service.ts";
import { lockOwnAccount, verifyOwnCode } from "../second-step/second-step.service.ts";
import { hashSecret, randomSecret } from "../secret.ts";
import { confirmPassword } from "../session/confirm-password.ts";
import { Session } from "../session/session.entity.ts";
import { User } from "../user.entity.ts";
import { EmailChange } from "./email-change.entity.ts";
import { emailChangeMessages } from "./email-change-emails.ts";

const lifetimeMs = 24 * 60 * 60 * 1000;

/** The viewer's own open request; null without one. */
export function findOwnEmailChange(context: AccountContext): Promise<EmailChange | null> {
  const { db, viewer, now } = context;
  const { id: accountId } = requireUser(viewer);
  return db.findOneBy(EmailChange, { accountId, expiresAt: MoreThan(now) });
}

/**
 * Mails a link to the viewer's present address and one to the new address, and replaces an earlier
 * request. The result is the same when another account has the new address: only who reads its
 * e-mails learns that. Throws Invalid (`email`, rule `unchanged`; `password` or `code`, rule
 * `wrong`), TooMany, or Conflict `noMailServer` or `notSent`.
 */
export async function requestEmailChange(
  context: AccountContext,
  args: { email: string; password: string; code?: string | null },
): Promise<EmailChange> {
  const { db, sendEmail, signInLimiter } = context;
  if (!sendEmail) throw Conflict("noMailServer");
  const { id, email: currentEmail } = requireUser(context.viewer);
  const email = normaliseEmail(args.email);
  if (email === currentEmail) throw Invalid([{ path: "email", rule: "unchanged" }]);
  const viewer = await confirmPassword(context, args.password);
  await signInLimiter.consumeForEmailChange(id);
  const { secondStepSince } = await db.findOneByOrFail(User, { id });
  if (secondStepSince) await verifyOwnCode(context, id, args.code ?? "");
  const [currentSecret, newSecret] = [randomSecret(), randomSecret()];
  const change = Object.assign(new EmailChange(), {
    accountId: id,
    email,
    currentHash: hashSecret(currentSecret),
    newHash: hashSecret(newSecret),
    expiresAt: new Date(context.now.getTime() + lifetimeMs),
  });
  const user = await db.transaction((manager) =>
    saveRequest(manager, { ...context, viewer }, change),
  );
  const messages = emailChangeMessages(context, user, email);
  const isSent = await sendAll(context, sendEmail, [
    { to: user.email, ...messages.toCurrent(currentSecret, change.expiresAt) },
    { to: email, ...messages.toNew(newSecret, change.expiresAt) },
  ]);
  if (isSent) return change;
  await db.delete(EmailChange, { accountId: id, newHash: change.newHash });
  throw Conflict("notSent");
}

async function saveRequest(
  manager: EntityManager,
  context: AccountContext & { viewer: SignedIn },
  change: EmailChange,
): Promise<User> {
  const { session } = context.viewer;
  const user = await lockOwnAccount(manager, change.accountId);
  // A password that changed meanwhile has ended the session, and would have cancelled this request.
  const isOpen = session && (await manager.existsBy(Session, { id: session.id }));
  if (!isOpen) throw Unauthenticated("ended");
  await manager.delete(EmailChange, { accountId: user.id });
  await manager.insert(EmailChange, change);
  const line = `${user.name} (${user.email}) → ${change.email}`;
  await recordSensitiveAction(manager, context, "emailChangeRequested", {
    lines: [{ ua: line, eng: line }],
  });
  return user;
}

/** Whether the mail server has accepted all of them. */
async function sendAll(
  { reportUnexpected }: AccountContext,
  sendEmail: SendEmail,
  emails: readonly EmailContent[],
): Promise<boolean> {
  const attempts = emails.map((email) =>
    sendEmail(email).catch((error) => {
      reportUnexpected(error);
      return null;
    }),
  );
  return (await Promise.all(attempts)).every((result) => result?.kind === "sent");
}

/** Cancels the viewer's own request, if there is one. */
export async function cancelOwnEmailChange(context: AccountContext): Promise<void> {
  const { id: accountId } = requireUser(context.viewer);
  await context.db.transaction(async (manager) => {
    const { affected } = await manager.delete(EmailChange, { accountId });
    if (affected) await recordSecurityEvent(manager, context, { kind: "emailChangeCancelled" });
  });
}

/** Deletes requests that have expired, and with them addresses that belong to no account. */
export async function removeEmailChanges(db: DataSource, now: Date): Promise<{ requests: number }> {
  const { affected } = await db.manager.delete(EmailChange, { expiresAt: LessThanOrEqual(now) });
  return { requests: affected ?? 0 };
}

/** Deletes them once a day until the returned function is called. */
export const startEmailChangeRetention = (db: DataSource, log: DailyJobLog) =>
  startDailyJob(db, "removeEmailChanges", () => removeEmailChanges(db, new Date()), log);
