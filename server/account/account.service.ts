import type { DataSource } from "typeorm";
import { Invalid, Unauthenticated } from "../platform/failures.ts";
import { requireEditor, type SignedIn } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { generatePassword, hashPassword, passwordFits } from "./password.ts";
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

/**
 * The first administrator, made on a first run; null when there is one already.
 * The password is generated, and answered this once, when none is given.
 */
export async function createFirstAdmin(
  db: DataSource,
  wish: { email: string; password: string | null },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  if (await db.getRepository(User).existsBy({ userType: "admin" })) return null;
  return createAdmin(db, wish);
}

/** An administrator; an account that has the e-mail becomes one and gets the new password. */
export async function createAdmin(
  db: DataSource,
  wish: { email: string; password: string | null },
): Promise<{ email: string; generatedPassword: string | null }> {
  const email = normalised(wish.email);
  const generatedPassword = wish.password === null ? generatePassword() : null;
  const user = (await db.getRepository(User).findOneBy({ email })) ?? new User();
  user.email = email;
  user.name ??= email.split("@")[0] ?? email;
  user.userType = "admin";
  user.sessionVersion ??= 0;
  await setPassword(db, user, wish.password ?? generatedPassword ?? "");
  return { email, generatedPassword };
}

async function setPassword(db: DataSource, user: User, password: string): Promise<void> {
  user.passwordHash = await hashPassword(password);
  user.sessionVersion += 1;
  await db.getRepository(User).save(user);
}

const normalised = (email: string) => email.trim().toLowerCase();

const sessionOf = (user: User, secret: string): Session => {
  const { id, email, name, userType } = user;
  return { id, email, name, userType, token: issueToken(user, secret) };
};
