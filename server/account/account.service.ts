import type { DataSource, EntityManager } from "typeorm";
import { Invalid, Unauthenticated } from "../platform/failures.ts";
import { requireEditor, type SignedIn } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { hashPassword, passwordFits } from "./password.ts";
import { issueToken } from "./token.ts";
import { type Session, User } from "./user.entity.ts";

/**
 * An unknown e-mail and a wrong password get the same answer after the same work.
 * Throws Unauthenticated (`credentials`) or TooMany.
 */
export async function login(
  { db, address, signIn }: AccountContext,
  credentials: { email: string; password: string },
): Promise<Session> {
  const email = normalised(credentials.email);
  await signIn.limit.count(address, email);
  const user = await db.getRepository(User).findOneBy({ email });
  const fits = await passwordFits(user?.passwordHash, credentials.password);
  if (!user || !fits) throw Unauthenticated("credentials");
  await signIn.limit.forgive(address, email);
  return sessionOf(user, signIn.secret);
}

/** Ends every session of the user but the one it answers. */
export async function changePassword(
  { db, viewer, address, signIn }: AccountContext,
  { current, next }: { current: string; next: string },
): Promise<Session> {
  const { id, email }: SignedIn = requireEditor(viewer);
  await signIn.limit.count(address, email);
  const user = await db.getRepository(User).findOneByOrFail({ id });
  if (!(await passwordFits(user.passwordHash, current))) {
    throw Invalid([{ path: "current", rule: "wrong" }]);
  }
  await signIn.limit.forgive(address, email);
  await setPassword(db, user, next);
  return sessionOf(user, signIn.secret);
}

/** Sets the password and ends every session; saves a new user as well. */
export async function setPassword(
  db: DataSource | EntityManager,
  user: User,
  password: string,
): Promise<void> {
  user.passwordHash = await hashPassword(password);
  user.sessionVersion += 1;
  await db.getRepository(User).save(user);
}

/** E-mails are compared without case. */
export const normalised = (email: string) => email.trim().toLowerCase();

const sessionOf = (user: User, secret: string): Session => {
  const { id, email, name, userType } = user;
  return { id, email, name, userType, token: issueToken(user, secret) };
};
