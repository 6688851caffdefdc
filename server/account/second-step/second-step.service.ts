import type { EntityManager } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { Conflict, Forbidden, Invalid, Unauthenticated } from "../../platform/errors.ts";
import {
  requireAccount,
  requireAdmin,
  requireConfirmed,
  requireUser,
} from "../../platform/viewer.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { AccountContext } from "../account.context.ts";
import { announceAccountChange } from "../announce-account.ts";
import { type NoticeContext, queueOwnerNotice } from "../owner-notice.ts";
import { verifyPassword } from "../password.ts";
import { endSessions } from "../session/sessions.ts";
import { User } from "../user.entity.ts";
import { lockUser } from "../user.service.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { RecoveryCode, SecondStep } from "./second-step.entity.ts";
import type { AuthenticatorKey, RecoveryCodes } from "./second-step.objects.ts";
import { authenticatorKey, createTotpSecret, encryptTotpSecret } from "./totp.ts";
import { verifyCode } from "./verify-code.ts";

/**
 * Creates the key for an authenticator app; it counts once `confirmSecondStep` has seen a code.
 * Throws Invalid (`password`), Conflict `secondStepOn` or TooMany.
 */
export async function beginSecondStep(
  context: AccountContext,
  password: string,
): Promise<AuthenticatorKey> {
  const { id, email } = requireAccount(context.viewer);
  await verifyOwnPassword(context, password);
  const secret = createTotpSecret();
  const encrypted = encryptTotpSecret(context.encryption, id, secret);
  await context.db.transaction(async (manager) => {
    await lockWithoutSecondStep(manager, id);
    const pending = { id, secret: encrypted, lastUsedStep: null };
    await manager.upsert(SecondStep, pending, ["id"]);
  });
  const issuer = foundationName(await readSettings(context.db), "ua");
  return { secret, ...authenticatorKey(secret, { issuer, label: email }) };
}

/** Throws Invalid (`code`), Conflict `secondStepOn` or TooMany. */
export async function confirmSecondStep(
  context: AccountContext,
  code: string,
): Promise<RecoveryCodes> {
  const account = requireAccount(context.viewer);
  await verifyOwnCode(context, account.id, code);
  return context.db.transaction(async (manager) => {
    const user = await lockWithoutSecondStep(manager, account.id);
    // Null again when another tab has created another key meanwhile.
    const step = await manager.findOneBy(SecondStep, { id: user.id });
    if (!step?.lastUsedStep) throw wrongCode();
    user.secondStepSince = context.now;
    await manager.save(user);
    // The viewer may be one who can do nothing else yet: the author is the account.
    const author = { ...context, viewer: account };
    const { id: itemId, email: label } = user;
    await recordChange(manager, author, { kind: "User", action: "secondStepAdded", itemId, label });
    await recordSecurityEvent(manager, author, { kind: "secondStepAdded" });
    await queueOwnerNotice(manager, context, user, "secondStepAdded");
    return { codes: await replaceRecoveryCodes(manager, user.id) };
  });
}

/** Throws Invalid (`password` or `code`), Conflict `secondStepOff` or TooMany. */
export async function renewRecoveryCodes(
  context: AccountContext,
  confirmation: { password: string; code: string },
): Promise<RecoveryCodes> {
  const { id } = requireUser(context.viewer);
  await verifyPasswordAndCode(context, confirmation);
  return context.db.transaction(async (manager) => {
    const user = await lockOwnAccount(manager, id);
    if (!user.secondStepSince) throw Conflict("secondStepOff");
    await recordSecurityEvent(manager, context, { kind: "recoveryCodesRenewed" });
    await queueOwnerNotice(manager, context, user, "recoveryCodesRenewed");
    return { codes: await replaceRecoveryCodes(manager, id) };
  });
}

/** Switches off the user's own second step. Throws as `renewRecoveryCodes` does. */
export async function removeOwnSecondStep(
  context: AccountContext,
  confirmation: { password: string; code: string },
): Promise<User> {
  const { id } = requireUser(context.viewer);
  await verifyPasswordAndCode(context, confirmation);
  return context.db.transaction(async (manager) => {
    const user = await lockOwnAccount(manager, id);
    if (await removeSecondStep(manager, context, user)) {
      await announceAccountChange(manager, context, user, { kind: "secondStepRemoved" });
    }
    return user;
  });
}

/**
 * Removes the lost second step of somebody else, who then signs in with the password alone, and
 * ends their sessions: the lost phone may hold one. For admins; their own takes its password and
 * code. Throws ConfirmationRequired, NotFound or Forbidden.
 */
export async function removeSecondStepOf(context: EmailContext, id: string): Promise<User> {
  const admin = requireAdmin(context.viewer);
  if (admin.id === id) throw Forbidden();
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (await removeSecondStep(manager, context, user)) {
      await announceAccountChange(manager, context, user, { kind: "secondStepRemoved" });
      await endSessions(manager, id);
    }
    return user;
  });
}

/**
 * Also removes an unconfirmed one. Returns whether codes were asked for before; the owner is then told
 * by e-mail, unless `notice` is null.
 */
export async function removeSecondStep(
  manager: EntityManager,
  notice: NoticeContext | null,
  user: User,
): Promise<boolean> {
  const wasOn = user.secondStepSince !== null;
  await manager.delete(RecoveryCode, { accountId: user.id });
  await manager.delete(SecondStep, { id: user.id });
  user.secondStepSince = null;
  await manager.save(user);
  if (notice && wasOn) await queueOwnerNotice(manager, notice, user, "secondStepRemoved");
  return wasOn;
}

async function verifyOwnPassword(context: AccountContext, password: string): Promise<void> {
  const { db, viewer, signInLimiter } = context;
  const { id } = requireAccount(viewer);
  await signInLimiter.consumeForUser(id);
  const { passwordHash } = await db.findOneByOrFail(User, { id });
  if (!(await verifyPassword(passwordHash, password))) {
    await recordSecurityEvent(db, context, { kind: "confirmationRefused", userId: id });
    throw Invalid([{ path: "password", rule: "wrong" }]);
  }
  await signInLimiter.refundForUser(id);
}

/** The password first: who does not know it uses up no code. */
async function verifyPasswordAndCode(
  context: AccountContext,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await verifyOwnPassword(context, password);
  const { id } = requireUser(context.viewer);
  await verifyOwnCode(context, id, code);
}

/** Throws Invalid (`code`) or TooMany. */
export async function verifyOwnCode(
  context: AccountContext,
  id: string,
  code: string,
): Promise<void> {
  if (await verifyCode(context, id, code)) return;
  await recordSecurityEvent(context.db, context, { kind: "confirmationRefused", userId: id });
  throw wrongCode();
}

const wrongCode = () => Invalid([{ path: "code", rule: "wrong" }]);

/** Throws Unauthenticated when the account was deactivated meanwhile. */
export async function lockOwnAccount(manager: EntityManager, id: string): Promise<User> {
  const lock = { mode: "pessimistic_write" } as const;
  const user = await manager.findOneOrFail(User, { where: { id }, lock });
  if (!user.canSignIn) throw Unauthenticated("ended");
  return user;
}

async function lockWithoutSecondStep(manager: EntityManager, id: string): Promise<User> {
  const user = await lockOwnAccount(manager, id);
  if (user.secondStepSince) throw Conflict("secondStepOn");
  return user;
}
