import { type EntityManager, IsNull, MoreThan } from "typeorm";
import { recordChange } from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/failures.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { normalised, sessionOf, setOwnPassword } from "./account.service.ts";
import { hashOf, type Invitation, type InvitedPerson, invite } from "./invitation.ts";
import { type Session, User } from "./user.entity.ts";
import type { InviteUserArgs } from "./user.input.ts";
import { lockUser } from "./user.service.ts";

/** For admins. Throws Conflict `taken` when somebody has that e-mail, deactivated or not. */
export async function inviteUser(context: RequestContext, wish: InviteUserArgs) {
  requireAdmin(context.viewer);
  const user = new User();
  user.email = normalised(wish.email);
  user.name = wish.name.trim();
  user.userType = wish.userType;
  return context.db.transaction((manager) => saveInvited(manager, context, user));
}

/** For admins. Throws NotFound, or Conflict `deactivated`. */
export async function renewInvitation(context: RequestContext, id: string): Promise<Invitation> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (user.deactivatedAt) throw Conflict("deactivated");
    return saveInvited(manager, context, user);
  });
}

async function saveInvited(
  manager: EntityManager,
  context: RequestContext,
  user: User,
): Promise<Invitation> {
  const invitation = invite(user, context.now, context.publicUrl);
  await manager.save(user).catch(refuseTaken);
  await recordChange(manager, context, {
    kind: "User",
    action: "invited",
    itemId: user.id,
    label: user.email,
  });
  return invitation;
}

function refuseTaken(error: { constraint?: string }): never {
  throw error.constraint === "account_email" ? Conflict("taken") : error;
}

/** Whom the link is for; null when it is unknown, used up or too old. */
export async function invitedPerson(
  { db, now }: RequestContext,
  secret: string,
): Promise<InvitedPerson | null> {
  return db.findOneBy(User, open(secret, now));
}

/**
 * Sets the password, ends every other session and signs in. Throws NotFound like `invitedPerson`
 * answers null, or TooMany.
 */
export async function acceptInvitation(
  { db, now, address, signIn }: AccountContext,
  { secret, password }: { secret: string; password: string },
): Promise<Session> {
  await signIn.limit.countAddress(address);
  const user = await db.transaction(async (manager) => {
    // Locked: of two who open the link at the same instant, the second finds it used up.
    const lock = { mode: "pessimistic_write" } as const;
    const invited = await manager.findOne(User, { where: open(secret, now), lock });
    if (!invited) throw NotFound();
    await setOwnPassword(manager, invited, password, now);
    return invited;
  });
  await signIn.limit.forgive(address, user.email);
  return sessionOf(user, signIn.secret);
}

const open = (secret: string, now: Date) => ({
  invitationHash: hashOf(secret),
  invitedUntil: MoreThan(now),
  deactivatedAt: IsNull(),
});
