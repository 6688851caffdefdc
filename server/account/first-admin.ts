import type { DataSource } from "typeorm";
import { normaliseEmail, setPassword } from "./account.service.ts";
import { generatePassword } from "./password.ts";
import { User } from "./user.entity.ts";

/**
 * The first administrator, made on a first run; null when there is one already.
 * The password is generated, and answered this once, when none is given.
 */
export async function createFirstAdmin(
  db: DataSource,
  credentials: { email: string; password: string | null },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  if (await db.getRepository(User).existsBy({ userType: "admin" })) return null;
  return createAdmin(db, credentials);
}

/** An administrator; an account that has the e-mail becomes one, active, with the new password. */
export async function createAdmin(
  db: DataSource,
  credentials: { email: string; password: string | null },
): Promise<{ email: string; generatedPassword: string | null }> {
  const email = normaliseEmail(credentials.email);
  const generatedPassword = credentials.password === null ? generatePassword() : null;
  const user = (await db.getRepository(User).findOneBy({ email })) ?? new User();
  user.email = email;
  user.name ??= email.split("@")[0] ?? email;
  user.userType = "admin";
  user.sessionVersion ??= 0;
  user.deactivatedAt = null;
  await setPassword(db, user, credentials.password ?? generatedPassword ?? "");
  return { email, generatedPassword };
}
