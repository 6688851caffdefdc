import { type EntityManager, MoreThan } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import { queueEmail } from "../../mail/email-queue.service.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import type { AccountContext } from "../account.context.ts";
import { lockOwnAccount } from "../second-step/second-step.service.ts";
import { hashSecret } from "../secret.ts";
import { endSessions, signedInViewer } from "../session/sessions.ts";
import { User } from "../user.entity.ts";
import { EmailChange, type EmailChangeLink } from "./email-change.entity.ts";
import { emailChangeMessages } from "./email-change-emails.ts";

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
