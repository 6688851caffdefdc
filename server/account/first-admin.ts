import { ArrayContains, type DataSource } from "typeorm";
import { recordChange } from "../history/record-change.ts";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { StartupError } from "../platform/startup-error.ts";
import { visitor } from "../platform/viewer.ts";
import { normaliseEmail, setPassword } from "./account.service.ts";
import { generatePassword } from "./password.ts";
import { minPasswordLength, weaknessOf } from "./password-strength.ts";
import { removeSecondStep } from "./second-step/second-step.service.ts";
import { User } from "./user.entity.ts";

/**
 * Creates the first administrator on a first run; returns null when one exists already. Without a
 * given password one is generated, and only this call returns it.
 */
export async function createFirstAdmin(
  db: DataSource,
  credentials: { email: string; password: string | null },
): Promise<{ email: string; generatedPassword: string | null } | null> {
  if (await db.getRepository(User).existsBy({ roles: ArrayContains(["admin"]) })) return null;
  const { password } = credentials;
  if (password !== null && password.length < minPasswordLength) {
    throw new StartupError(`ADMIN_PASSWORD must have at least ${minPasswordLength} characters.`);
  }
  return createAdmin(db, credentials);
}

/**
 * Creates an administrator; an existing account with this e-mail is promoted, reactivated and given
 * the new password, of which its owner is told by e-mail if `emails` is given. It keeps its second
 * step unless `removesSecondStep`. Throws StartupError when the password is easily guessed.
 */
export async function createAdmin(
  db: DataSource,
  credentials: { email: string; password: string | null; removesSecondStep?: boolean },
  emails: Pick<EmailContext, "encryption" | "publicUrl"> | null = null,
): Promise<{ email: string; generatedPassword: string | null }> {
  const email = normaliseEmail(credentials.email);
  if (credentials.password && (await weaknessOf(credentials.password, [email]))) {
    throw new StartupError(`The password for ${email} is easily guessed: choose another.`);
  }
  const generatedPassword = credentials.password === null ? generatePassword() : null;
  const user = (await db.getRepository(User).findOneBy({ email })) ?? new User();
  user.email = email;
  user.name ??= email.split("@")[0] ?? email;
  user.roles = ["admin"];
  user.deactivatedAt = null;
  await db.transaction(async (manager) => {
    const origin = { now: new Date(), address: "", userAgent: "" };
    const notice = emails && { ...origin, ...emails };
    await setPassword(manager, notice, user, credentials.password ?? generatedPassword ?? "");
    await recordSecurityEvent(manager, origin, { kind: "adminCreated", subjectId: user.id });
    if (!credentials.removesSecondStep || !(await removeSecondStep(manager, notice, user))) return;
    const change = {
      kind: "User",
      action: "secondStepRemoved",
      itemId: user.id,
      label: email,
    } as const;
    await recordChange(manager, { viewer: visitor, now: origin.now }, change);
    await recordSecurityEvent(manager, origin, { kind: "secondStepRemoved", subjectId: user.id });
  });
  return { email, generatedPassword };
}
