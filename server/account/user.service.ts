import type { EntityManager } from "typeorm";
import { isId } from "../content/content-queries.ts";
import { recordChange } from "../history/record-change.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin, type UserType } from "../platform/viewer.ts";
import { User } from "./user.entity.ts";

const collator = new Intl.Collator("uk", { sensitivity: "base" });

/** Everybody with an account, by name. For admins. */
export async function listUsers({ db, viewer }: RequestContext): Promise<User[]> {
  requireAdmin(viewer);
  return (await db.find(User)).sort(compareByName);
}

/** The order of the alphabet; two of one name by their e-mails. */
export const compareByName = (one: User, other: User): number =>
  collator.compare(one.name, other.name) || collator.compare(one.email, other.email);

/** For admins. Throws NotFound or Conflict `lastAdmin`. */
export async function changeUserType(
  context: RequestContext,
  { id, userType }: { id: string; userType: UserType },
): Promise<User> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    if (user.userType === userType) return user;
    if (isLastAdmin) throw Conflict("lastAdmin");
    user.userType = userType;
    return saveAndRecord(manager, context, user, "typeChanged");
  });
}

/** Ends their sessions and their one-time link. For admins. Throws NotFound or Conflict `lastAdmin`. */
export async function deactivateUser(context: RequestContext, id: string): Promise<User> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    if (user.deactivatedAt) return user;
    if (isLastAdmin) throw Conflict("lastAdmin");
    user.deactivatedAt = context.now;
    user.sessionVersion += 1;
    user.invitationHash = null;
    user.invitedUntil = null;
    return saveAndRecord(manager, context, user, "deactivated");
  });
}

/** Their password counts again, but no session of before. For admins. Throws NotFound. */
export async function reactivateUser(context: RequestContext, id: string): Promise<User> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (!user.deactivatedAt) return user;
    user.deactivatedAt = null;
    return saveAndRecord(manager, context, user, "reactivated");
  });
}

async function saveAndRecord(
  manager: EntityManager,
  context: RequestContext,
  user: User,
  action: "typeChanged" | "deactivated" | "reactivated",
): Promise<User> {
  await manager.save(user);
  const content = action === "typeChanged" ? { userType: user.userType } : null;
  const { id: itemId, email: label } = user;
  await recordChange(manager, context, { kind: "User", action, itemId, label, content });
  return user;
}

/**
 * The user, locked together with all admins: two of them who take each other's rights at the
 * same instant come one after the other, and the second finds that one is left. Throws NotFound.
 */
export async function lockUser(
  manager: EntityManager,
  id: string,
): Promise<{ user: User; isLastAdmin: boolean }> {
  if (!isId(id)) throw NotFound();
  const locked = await manager
    .createQueryBuilder(User, "user")
    .where("user.id = :id or user.userType = 'admin'", { id })
    .orderBy("user.id")
    .setLock("pessimistic_write")
    .getMany();
  const user = locked.find((candidate) => candidate.id === id);
  if (!user) throw NotFound();
  const admins = locked.filter((one) => one.userType === "admin" && one.canSignIn);
  return { user, isLastAdmin: admins.length === 1 && admins.includes(user) };
}
