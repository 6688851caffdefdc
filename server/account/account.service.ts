import type { KeyObject } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { recordChange } from "../history/record-change.ts";
import { Invalid, Unauthenticated } from "../platform/errors.ts";
import { requireUser } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { passSecondStep } from "./second-step/sign-in-step.ts";
import { issueToken, signedInViewer } from "./token.ts";
import { type Session, User } from "./user.entity.ts";

/**
 * An unknown e-mail, a wrong password and a deactivated account produce the same error after the
 * same amount of work, so that neither reveals which accounts exist.
 * After a correct password an account with a second step also needs its code.
 * Throws Unauthenticated (`credentials` or `code`), SecondStepRequired or TooMany.
 */
export async function login(
  context: AccountContext,
  credentials: { email: string; password: string; code?: string | null },
): Promise<Session> {
  const { db, address, signIn } = context;
  const email = normaliseEmail(credentials.email);
  await signIn.limiter.consume(address, email);
  const user = await db.getRepository(User).findOneBy({ email });
  const isCorrect = await verifyPassword(user?.passwordHash, credentials.password);
  if (!user?.canSignIn || !isCorrect) throw Unauthenticated("credentials");
  await signIn.limiter.refund(address, email);
  await passSecondStep(context, user, credentials.code);
  return createSession(user, signIn.secret);
}

/** Ends every session of the user except the one it returns. Throws Invalid or TooMany. */
export async function changePassword(
  { db, viewer, now, address, signIn }: AccountContext,
  { current, next }: { current: string; next: string },
): Promise<Session> {
  const { id, email } = requireUser(viewer);
  await signIn.limiter.consume(address, email);
  const user = await db.transaction(async (manager) => {
    // The row is locked: saving would otherwise overwrite a concurrent change by an admin.
    const lock = { mode: "pessimistic_write" } as const;
    const own = await manager.findOneOrFail(User, { where: { id }, lock });
    if (!own.canSignIn) throw Unauthenticated("ended");
    if (!(await verifyPassword(own.passwordHash, current))) {
      throw Invalid([{ path: "current", rule: "wrong" }]);
    }
    await setOwnPassword(manager, own, next, now);
    return own;
  });
  await signIn.limiter.refund(address, email);
  return createSession(user, signIn.secret);
}

/** Sets a password chosen by the user, and records the change in their name. */
export async function setOwnPassword(
  manager: EntityManager,
  user: User,
  password: string,
  now: Date,
): Promise<void> {
  await setPassword(manager, user, password);
  const author = { viewer: signedInViewer(user), now };
  const { id: itemId, email: label } = user;
  await recordChange(manager, author, { kind: "User", action: "passwordChanged", itemId, label });
}

/**
 * Sets the password and invalidates every session and the one-time link. Also inserts a user that
 * has not been saved yet.
 */
export async function setPassword(
  db: DataSource | EntityManager,
  user: User,
  password: string,
): Promise<void> {
  user.passwordHash = await hashPassword(password);
  user.sessionVersion += 1;
  user.invitationHash = null;
  user.invitedUntil = null;
  await db.getRepository(User).save(user);
}

/** Accounts store e-mail addresses in this form, so that comparison ignores case. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

export const createSession = (user: User, secret: KeyObject): Session => {
  const { id, email, name, userType } = user;
  return { id, email, name, userType, token: issueToken(user, secret) };
};
