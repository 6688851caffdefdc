import { type EntityManager, IsNull, MoreThan, Not } from "typeorm";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import { SecurityEvent } from "../history/security-event.entity.ts";
import type { Language } from "../language/language.ts";
import { pathInLanguage } from "../language/language.ts";
import type { AccountContext } from "./account.context.ts";
import { normaliseEmail } from "./account.service.ts";
import { resetEmail } from "./password-reset-email.ts";
import { hashSecret, randomSecret } from "./secret.ts";
import { User } from "./user.entity.ts";

/** Lifetime of the link in the e-mail, in minutes. */
const linkMinutes = 30;
/** Minutes for which a new link is valid before another one may replace it. */
const minutesBeforeReplacement = 5;
/** E-mails to one account in an hour; with the above, a link is nearly always valid. */
const maxEmailsPerHour = 6;

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
  const { db, publicUrl } = context;
  const secret = randomSecret();
  const resetHash = hashSecret(secret);
  const id = await db.transaction((manager) => saveLink(manager, context, email, resetHash));
  if (!id) return;
  // In the fragment, which browsers never send, so that the secret reaches no server log.
  const url = `${publicUrl}${pathInLanguage("/auth/invitation", language)}#${secret}`;
  let isSent = false;
  try {
    const content = resetEmail(language, { url, minutes: linkMinutes, publicUrl });
    isSent = (await sendEmail({ to: email, ...content })).kind === "sent";
  } finally {
    // A link that nobody has received must not delay the next one.
    if (!isSent) await db.update(User, { id, resetHash }, { resetHash: null, resetUntil: null });
  }
}

/**
 * Returns the id of the account that gets the link; null when there is none, or when it has been
 * sent as many as it may: a stranger could otherwise fill the mailbox, or end each link in turn.
 */
async function saveLink(
  manager: EntityManager,
  context: AccountContext,
  email: string,
  resetHash: string,
): Promise<string | null> {
  const { now } = context;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  // Somebody invited sets the first password with the invitation.
  const where = { email, deactivatedAt: IsNull(), passwordHash: Not(IsNull()) };
  const lock = { mode: "pessimistic_write" } as const;
  const user = await manager.findOne(User, { where, lock });
  if (!user) return null;
  const { id: userId, resetUntil } = user;
  if (resetUntil && resetUntil > inMinutes(linkMinutes - minutesBeforeReplacement)) return null;
  const kind = "passwordResetRequested";
  const emails = await manager.countBy(SecurityEvent, {
    kind,
    userId,
    at: MoreThan(inMinutes(-60)),
  });
  if (emails >= maxEmailsPerHour) return null;
  await manager.update(User, userId, { resetHash, resetUntil: inMinutes(linkMinutes) });
  await recordSecurityEvent(manager, context, { kind, userId });
  return userId;
}
