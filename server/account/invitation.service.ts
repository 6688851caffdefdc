import { type EntityManager, IsNull, MoreThan } from "typeorm";
import { recordSecurityEvent } from "../history/record-security-event.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin, requireConfirmed } from "../platform/viewer.ts";
import { foundationNames } from "../settings/settings.service.ts";
import type { AccountContext } from "./account.context.ts";
import { normaliseEmail, setOwnPassword } from "./account.service.ts";
import { announceAccountChange } from "./announce-account.ts";
import { type Invitation, type Invitee, type IssuedLink, issueInvitation } from "./invitation.ts";
import { invitationEmail } from "./invitation-email.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { passSecondStep } from "./second-step/sign-in-step.ts";
import { hashSecret } from "./secret.ts";
import type { SignedInUser } from "./session/session.entity.ts";
import { openSession } from "./session/sessions.ts";
import { normaliseRoles, User } from "./user.entity.ts";
import type { InviteUserArgs } from "./user.input.ts";
import { lockUser } from "./user.service.ts";

/**
 * For admins. Throws ConfirmationRequired, or Conflict `taken` when an account, active or not, has
 * that e-mail address.
 */
export async function inviteUser(
  context: AccountContext,
  args: InviteUserArgs,
): Promise<Invitation> {
  requireAdmin(context.viewer);
  requireConfirmed(context);
  const user = new User();
  user.email = normaliseEmail(args.email);
  user.name = args.name;
  user.roles = normaliseRoles(args.roles);
  user.language = args.language ?? null;
  const link = await context.db.transaction((manager) => saveInvitation(manager, context, user));
  return emailInvitation(context, link);
}

/** For admins. Throws ConfirmationRequired, NotFound, or Conflict `deactivated`. */
export async function renewInvitation(context: AccountContext, id: string): Promise<Invitation> {
  requireAdmin(context.viewer);
  requireConfirmed(context);
  const link = await context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (user.deactivatedAt) throw Conflict("deactivated");
    return saveInvitation(manager, context, user);
  });
  return emailInvitation(context, link);
}

/** Sends the link at once, not through the queue: the admin learns whether to pass it on. */
async function emailInvitation(context: AccountContext, link: IssuedLink): Promise<Invitation> {
  const { sendEmail, publicUrl } = context;
  if (!sendEmail) return { ...link, delivery: "noMailServer" };
  const inviter = requireAdmin(context.viewer).name;
  const email = invitationEmail({ ...link, inviter, publicUrl });
  try {
    const { kind } = await sendEmail({ to: link.user.email, ...email });
    return { ...link, delivery: kind === "sent" ? "sent" : "failed" };
  } catch (error) {
    // The account exists, and only this answer shows its link.
    context.reportUnexpected(error);
    return { ...link, delivery: "failed" };
  }
}

async function saveInvitation(
  manager: EntityManager,
  context: EmailContext,
  user: User,
): Promise<IssuedLink> {
  const invitation = issueInvitation(user, context.now, context.publicUrl);
  await manager.save(user).catch(throwTaken);
  await announceAccountChange(manager, context, user, { kind: "userInvited" });
  return invitation;
}

function throwTaken(error: { constraint?: string }): never {
  throw error.constraint === "account_email" ? Conflict("taken") : error;
}

/** The person whom the link invites; null when it is unknown, used or expired. */
export async function findInvitee(
  { db, now }: RequestContext,
  secret: string,
): Promise<Invitee | null> {
  return db.findOneBy(User, openLinks(secret, now));
}

/**
 * Sets the password, ends every other session and signs in; an account with a second step needs
 * its code too. Throws NotFound where `findInvitee` returns null, SecondStepRequired,
 * Unauthenticated (`code`) or TooMany.
 */
export async function acceptInvitation(
  context: AccountContext,
  { secret, password, code }: { secret: string; password: string; code?: string | null },
): Promise<SignedInUser> {
  const { db, now, address, signInLimiter } = context;
  await signInLimiter.consumeForNetwork(address);
  const owner = await db.findOneBy(User, openLinks(secret, now));
  if (!owner) throw NotFound();
  // Before the code, which can be used only once.
  await refuseWeakPassword("password", password, [
    owner.name,
    owner.email,
    ...(await foundationNames(db)),
  ]);
  await passSecondStep(context, owner, code);
  const user = await db.transaction(async (manager) => {
    // The row is locked: of two concurrent requests with one link, the second finds it used.
    const lock = { mode: "pessimistic_write" } as const;
    const invited = await manager.findOne(User, { where: openLinks(secret, now), lock });
    if (!invited) throw NotFound();
    await setOwnPassword(manager, context, invited, password);
    await recordSecurityEvent(manager, context, { kind: "passwordReset", userId: invited.id });
    return invited;
  });
  await signInLimiter.refundForNetwork(address);
  return openSession(context, user);
}

/** An invitation, or a link e-mailed for a forgotten password. */
const openLinks = (secret: string, now: Date) => {
  const [hash, until] = [hashSecret(secret), MoreThan(now)];
  return [
    { invitationHash: hash, invitedUntil: until, deactivatedAt: IsNull() },
    { resetHash: hash, resetUntil: until, deactivatedAt: IsNull() },
  ];
};
