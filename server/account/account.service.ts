import type { KeyObject } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { recordChange } from "../history/record-change.ts";
import { Invalid, Unauthenticated } from "../platform/errors.ts";
import { requireUser } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { issueToken, signedInViewer } from "./token.ts";
import { type Session, User } from "./user.entity.ts";

/**
 * An unknown e-mail, a wrong password and an account that is deactivated get the same answer
 * after the same work.
 * Throws Unauthenticated (`credentials`) or TooMany.
 */
export async function login(
  { db, address, signIn }: AccountContext,
  credentials: { email: string; password: string },
): Promise<Session> {
  const email = normaliseEmail(credentials.email);
  await signIn.limiter.consume(address, email);
  const user = await db.getRepository(User).findOneBy({ email });
  const isCorrect = await verifyPassword(user?.passwordHash, credentials.password);
  if (!user?.canSignIn || !isCorrect) throw Unauthenticated("credentials");
  await signIn.limiter.refund(address, email);
  return createSession(user, signIn.secret);
}

/** Ends every session of the user but the one it answers. Throws Invalid or TooMany. */
export async function changePassword(
  { db, viewer, now, address, signIn }: AccountContext,
  { current, next }: { current: string; next: string },
): Promise<Session> {
  const { id, email } = requireUser(viewer);
  await signIn.limiter.consume(address, email);
  const user = await db.transaction(async (manager) => {
    // Locked, or saving would take back what an admin decides about them meanwhile.
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

/** Sets the password as its owner wishes, and records that they did. */
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

/** Sets the password, and ends every session and the one-time link; saves a new user as well. */
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

/** E-mails are compared without case. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

export const createSession = (user: User, secret: KeyObject): Session => {
  const { id, email, name, userType } = user;
  return { id, email, name, userType, token: issueToken(user, secret) };
};
