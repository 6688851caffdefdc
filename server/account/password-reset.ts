import { IsNull, Not } from "typeorm";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import type { Language } from "../language/language.ts";
import { pathInLanguage } from "../language/language.ts";
import type { AccountContext } from "./account.context.ts";
import { normaliseEmail } from "./account.service.ts";
import { resetEmail } from "./password-reset-email.ts";
import { hashSecret, randomSecret } from "./secret.ts";
import { User } from "./user.entity.ts";

/** Lifetime of the link in the e-mail, in minutes. */
const linkMinutes = 30;

/**
 * E-mails a one-time link to the account with this address, if there is one with a password. The
 * result is the same, and after the same work, for an unknown address; false when no mail server
 * is configured. Throws TooMany.
 */
export async function requestPasswordReset(
  context: AccountContext,
  args: { email: string; language: Language },
): Promise<boolean> {
  const { address, signInLimiter, sendEmail, reportUnexpected } = context;
  if (!sendEmail) return false;
  const email = normaliseEmail(args.email);
  await signInLimiter.consumeForReset(email, address);
  // Not awaited, because its duration tells whether the account exists.
  sendResetLink(context, sendEmail, email, args.language).catch(reportUnexpected);
  return true;
}

async function sendResetLink(
  context: AccountContext,
  sendEmail: NonNullable<AccountContext["sendEmail"]>,
  email: string,
  language: Language,
): Promise<void> {
  const { db, now, publicUrl } = context;
  const secret = randomSecret();
  const resetUntil = new Date(now.getTime() + linkMinutes * 60_000);
  // Somebody invited sets the first password with the invitation.
  const account = { email, deactivatedAt: IsNull(), passwordHash: Not(IsNull()) };
  const { affected } = await db.update(User, account, {
    resetHash: hashSecret(secret),
    resetUntil,
  });
  if (!affected) return;
  const { id: userId } = await db.findOneByOrFail(User, { email });
  await recordSecurityEvent(db, context, { kind: "passwordResetRequested", userId });
  // In the fragment, which browsers never send, so that the secret reaches no server log.
  const url = `${publicUrl}${pathInLanguage("/auth/invitation", language)}#${secret}`;
  await sendEmail({ to: email, ...resetEmail(language, { url, minutes: linkMinutes, publicUrl }) });
}
