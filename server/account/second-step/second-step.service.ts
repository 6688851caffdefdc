import type { EntityManager } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import { Conflict, Forbidden, Invalid, Unauthenticated } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAccount, requireAdmin, requireUser } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { verifyPassword } from "../password.ts";
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
  return { secret, ...authenticatorKey(secret, email) };
}

/** Throws Invalid (`code`), Conflict `secondStepOn` or TooMany. */
export async function confirmSecondStep(
  context: AccountContext,
  code: string,
): Promise<RecoveryCodes> {
  const account = requireAccount(context.viewer);
  if (!(await verifyCode(context, account.id, code))) throw wrongCode();
  return context.db.transaction(async (manager) => {
    const user = await lockWithoutSecondStep(manager, account.id);
    // Null again when another tab has created another key meanwhile.
    const step = await manager.findOneBy(SecondStep, { id: user.id });
    if (!step?.lastUsedStep) throw wrongCode();
    user.secondStepSince = context.now;
    await manager.save(user);
    await recordOf(manager, { viewer: account, now: context.now }, user, "secondStepAdded");
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
    return removeSecondStep(manager, context, user);
  });
}

/**
 * Removes the lost second step of somebody else, who then signs in with the password alone. For
 * admins; their own takes its password and code. Throws NotFound or Forbidden.
 */
export async function removeSecondStepOf(context: RequestContext, id: string): Promise<User> {
  const admin = requireAdmin(context.viewer);
  if (admin.id === id) throw Forbidden();
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    return removeSecondStep(manager, context, user);
  });
}

/** Also removes an unconfirmed one. The change is recorded when codes were asked for before. */
export async function removeSecondStep(
  manager: EntityManager,
  author: Parameters<typeof recordChange>[1],
  user: User,
): Promise<User> {
  const wasOn = user.secondStepSince !== null;
  await manager.delete(RecoveryCode, { accountId: user.id });
  await manager.delete(SecondStep, { id: user.id });
  user.secondStepSince = null;
  await manager.save(user);
  if (wasOn) await recordOf(manager, author, user, "secondStepRemoved");
  return user;
}

async function recordOf(
  manager: EntityManager,
  author: Parameters<typeof recordChange>[1],
  { id: itemId, email: label }: User,
  action: "secondStepAdded" | "secondStepRemoved",
): Promise<void> {
  await recordChange(manager, author, { kind: "User", action, itemId, label });
}

async function verifyOwnPassword(
  { db, viewer, signInLimiter }: AccountContext,
  password: string,
): Promise<void> {
  const { id } = requireAccount(viewer);
  await signInLimiter.consumeForUser(id);
  const { passwordHash } = await db.findOneByOrFail(User, { id });
  const isCorrect = await verifyPassword(passwordHash, password);
  if (!isCorrect) throw Invalid([{ path: "password", rule: "wrong" }]);
  await signInLimiter.refundForUser(id);
}

/** The password first: who does not know it uses up no code. */
async function verifyPasswordAndCode(
  context: AccountContext,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await verifyOwnPassword(context, password);
  const { id } = requireUser(context.viewer);
  if (!(await verifyCode(context, id, code))) throw wrongCode();
}

const wrongCode = () => Invalid([{ path: "code", rule: "wrong" }]);

async function lockOwnAccount(manager: EntityManager, id: string): Promise<User> {
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
