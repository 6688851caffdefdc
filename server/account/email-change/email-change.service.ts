import { type DataSource, type EntityManager, LessThanOrEqual, MoreThan } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import type { EmailContent } from "../../mail/email-content.ts";
import { queueEmail } from "../../mail/email-queue.service.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { type DailyJobLog, startDailyJob } from "../../platform/daily-jobs.ts";
import { Conflict, Invalid, NotFound } from "../../platform/errors.ts";
import { requireUser } from "../../platform/viewer.ts";
import type { AccountContext, SendEmail } from "../account.context.ts";
import { normaliseEmail } from "../account.service.ts";
import { lockOwnAccount, verifyOwnCode } from "../second-step/second-step.service.ts";
import { hashSecret, randomSecret } from "../secret.ts";
import { confirmPassword } from "../session/confirm-password.ts";
import { endSessions, signedInViewer } from "../session/sessions.ts";
import { User } from "../user.entity.ts";
import { EmailChange, type EmailChangeLink } from "./email-change.entity.ts";
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
  context: AccountContext,
  change: EmailChange,
): Promise<User> {
  const user = await lockOwnAccount(manager, change.accountId);
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
    if (affected) await recordOf(manager, context, "emailChangeCancelled", accountId);
  });
}

/** What the link confirms; null when it is unknown, used or expired. */
export async function findEmailChangeLink(
  { db, now }: Pick<AccountContext, "db" | "now">,
  secret: string,
): Promise<EmailChangeLink | null> {
  const change = await db.findOneBy(EmailChange, openLinks(secret, now));
  return change && { email: change.email, isForNewAddress: isForNewAddress(change, secret) };
}

/**
 * Confirms the request for the address that the link was mailed to. Once both have confirmed, the
 * address changes: other sessions and one-time links end. Returns whether it has changed. Throws
 * NotFound where `findEmailChangeLink` returns null, Conflict `taken` or TooMany.
 */
export async function confirmEmailChange(
  context: AccountContext,
  secret: string,
): Promise<boolean> {
  const outcome = await followLink(context, secret, async (manager, change, user) => {
    const isNew = isForNewAddress(change, secret);
    change[isNew ? "newHash" : "currentHash"] = null;
    const isComplete = change.isConfirmedByCurrent && change.isConfirmedByNew;
    // Before the new address has confirmed, nobody may learn whether it belongs to an account.
    if (change.isConfirmedByNew && (await manager.existsBy(User, { email: change.email }))) {
      await cancel(manager, context, change);
      return "taken";
    }
    await recordOf(manager, context, "emailChangeConfirmed", user.id, isNew ? "new" : "current");
    if (isComplete) await changeEmail(manager, context, user, change);
    else await manager.save(change);
    return isComplete ? "changed" : "waiting";
  });
  if (outcome === "taken") throw Conflict("taken");
  return outcome === "changed";
}

/** Cancels the request of a link that reached somebody who did not ask for it. Throws as above. */
export const refuseEmailChange = (context: AccountContext, secret: string): Promise<void> =>
  followLink(context, secret, (manager, change) => cancel(manager, context, change));

async function followLink<Result>(
  context: AccountContext,
  secret: string,
  work: (manager: EntityManager, change: EmailChange, user: User) => Promise<Result>,
): Promise<Result> {
  const { db, now, address, signInLimiter } = context;
  await signInLimiter.consumeForNetwork(address);
  const result = await db.transaction(async (manager) => {
    const found = await manager.findOneBy(EmailChange, openLinks(secret, now));
    if (!found) throw NotFound();
    // The account first, as everywhere: of two concurrent requests the second finds the link used.
    const user = await lockOwnAccount(manager, found.accountId);
    const change = await manager.findOneBy(EmailChange, openLinks(secret, now));
    if (!change) throw NotFound();
    return work(manager, change, user);
  });
  await signInLimiter.refundForNetwork(address);
  return result;
}

async function changeEmail(
  manager: EntityManager,
  context: AccountContext,
  user: User,
  change: EmailChange,
): Promise<void> {
  const { viewer, now, encryption } = context;
  const former = user.email;
  user.email = change.email;
  // They were mailed to the former address.
  user.invitationHash = null;
  user.invitedUntil = null;
  user.resetHash = null;
  user.resetUntil = null;
  await manager.save(user).catch(throwTaken);
  await manager.delete(EmailChange, { accountId: user.id });
  await endSessions(manager, user.id, viewer.kind === "user" ? viewer.session?.id : undefined);
  const author = { viewer: signedInViewer(user), now };
  const { id: itemId, email } = user;
  const content = { email };
  await recordChange(manager, author, {
    kind: "User",
    action: "saved",
    itemId,
    label: email,
    content,
  });
  await recordOf(manager, context, "emailChanged", user.id);
  const message = emailChangeMessages(context, user, email).changed();
  await queueEmail(manager, encryption, { to: former, ...message, applicationId: null }, now);
}

function throwTaken(error: { constraint?: string }): never {
  throw error.constraint === "account_email" ? Conflict("taken") : error;
}

async function cancel(
  manager: EntityManager,
  context: AccountContext,
  change: EmailChange,
): Promise<void> {
  const { accountId } = change;
  await manager.delete(EmailChange, { accountId });
  await recordOf(manager, context, "emailChangeCancelled", accountId);
}

const recordOf = (
  manager: EntityManager,
  context: AccountContext,
  kind: "emailChangeConfirmed" | "emailChangeCancelled" | "emailChanged",
  userId: string,
  after = "",
) => recordSecurityEvent(manager, context, { kind, userId, after });

const isForNewAddress = (change: EmailChange, secret: string): boolean =>
  change.newHash === hashSecret(secret);

const openLinks = (secret: string, now: Date) => {
  const [hash, expiresAt] = [hashSecret(secret), MoreThan(now)];
  return [
    { currentHash: hash, expiresAt },
    { newHash: hash, expiresAt },
  ];
};

/** Deletes requests that have expired, and with them addresses that belong to no account. */
export async function removeEmailChanges(db: DataSource, now: Date): Promise<{ requests: number }> {
  const { affected } = await db.manager.delete(EmailChange, { expiresAt: LessThanOrEqual(now) });
  return { requests: affected ?? 0 };
}

/** Deletes them once a day until the returned function is called. */
export const startEmailChangeRetention = (db: DataSource, log: DailyJobLog) =>
  startDailyJob(db, "removeEmailChanges", () => removeEmailChanges(db, new Date()), log);
