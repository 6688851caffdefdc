import type { EntityManager } from "typeorm";
import { recordChange } from "../history/record-change.ts";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { Invalid, Unauthenticated } from "../platform/errors.ts";
import { tidyText } from "../platform/tidy-text.ts";
import { requireUser } from "../platform/viewer.ts";
import { foundationNames } from "../settings/settings.service.ts";
import type { AccountContext } from "./account.context.ts";
import { EmailChange } from "./email-change/email-change.entity.ts";
import { type NoticeContext, queueOwnerNotice } from "./owner-notice.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { passSecondStep } from "./second-step/sign-in-step.ts";
import { KnownDevice } from "./session/known-device.entity.ts";
import { findKnownDevice } from "./session/known-devices.ts";
import type { SignedInUser } from "./session/session.entity.ts";
import { endSessions, openSession, signedInViewer } from "./session/sessions.ts";
import { User } from "./user.entity.ts";

/**
 * An unknown e-mail, a wrong password and a deactivated account produce the same error after the
 * same amount of work, so that neither reveals which accounts exist.
 * After a correct password an account with a second step also needs its code.
 * Throws Unauthenticated (`credentials` or `code`), SecondStepRequired or TooMany.
 */
export async function login(
  context: AccountContext,
  credentials: { email: string; password: string; code?: string | null },
): Promise<SignedInUser> {
  const { db, address, deviceId, signInLimiter } = context;
  const email = normaliseEmail(credentials.email);
  const attempt = { email, address, knownDevice: await findKnownDevice(db, email, deviceId) };
  await signInLimiter.consume(attempt);
  const user = await db.getRepository(User).findOneBy({ email });
  const isCorrect = await verifyPassword(user?.passwordHash, credentials.password);
  if (!user?.canSignIn || !isCorrect) {
    // What was typed is not recorded: an unknown address may be a password in the wrong field.
    const event = { kind: "signInRefused", userId: user?.id ?? null } as const;
    await recordSecurityEvent(db, context, event);
    throw Unauthenticated("credentials");
  }
  await signInLimiter.refund(attempt);
  await passSecondStep(context, user, credentials.code);
  return openSession(context, user);
}

/** Ends every session of the user except the one it returns. Throws Invalid or TooMany. */
export async function changePassword(
  context: AccountContext,
  { current, next }: { current: string; next: string },
): Promise<SignedInUser> {
  const { db, viewer, signInLimiter } = context;
  const { id } = requireUser(viewer);
  await signInLimiter.consumeForUser(id);
  const user = await db.transaction(async (manager) => {
    // The row is locked: saving would otherwise overwrite a concurrent change by an admin.
    const lock = { mode: "pessimistic_write" } as const;
    const own = await manager.findOneOrFail(User, { where: { id }, lock });
    if (!own.canSignIn) throw Unauthenticated("ended");
    if (!(await verifyPassword(own.passwordHash, current))) return null;
    await refuseWeakPassword("next", next, [
      own.name,
      own.email,
      ...(await foundationNames(manager)),
    ]);
    await setOwnPassword(manager, context, own, next);
    await recordSecurityEvent(manager, context, { kind: "passwordChanged" });
    return own;
  });
  if (!user) {
    await recordSecurityEvent(db, context, { kind: "confirmationRefused" });
    throw Invalid([{ path: "current", rule: "wrong" }]);
  }
  await signInLimiter.refundForUser(id);
  return openSession(context, user);
}

/** Sets a password chosen by the user, and records the change in their name. */
export async function setOwnPassword(
  manager: EntityManager,
  context: NoticeContext,
  user: User,
  password: string,
): Promise<void> {
  await setPassword(manager, context, user, password);
  const author = { viewer: signedInViewer(user), now: context.now };
  const { id: itemId, email: label } = user;
  await recordChange(manager, author, { kind: "User", action: "passwordChanged", itemId, label });
}

/**
 * Sets the password and invalidates every session, known device, one-time link and request for another
 * address. Also inserts a user that has not been saved yet. The owner of an earlier password is told by e-mail, unless `notice` is null.
 */
export async function setPassword(
  db: EntityManager,
  notice: NoticeContext | null,
  user: User,
  password: string,
): Promise<void> {
  const isFirst = !user.passwordHash;
  user.passwordHash = await hashPassword(password);
  user.invitationHash = null;
  user.invitedUntil = null;
  user.resetHash = null;
  user.resetUntil = null;
  await db.save(user);
  await endSessions(db, user.id);
  await db.delete(KnownDevice, { accountId: user.id });
  await db.delete(EmailChange, { accountId: user.id });
  if (notice && !isFirst) await queueOwnerNotice(db, notice, user, "passwordChanged");
}

/** Accounts store e-mail addresses in this form, so that comparison ignores case. */
export const normaliseEmail = (email: string): string => tidyText(email, "email").toLowerCase();
