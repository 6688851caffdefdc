import type { EntityManager } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { recordChange } from "../history/record-change.ts";
import { forgetUser } from "../history/rewrite-changes.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin, type UserType } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { User } from "./user.entity.ts";

const collator = new Intl.Collator("uk", { sensitivity: "base" });

/** All accounts, sorted by name. For admins. */
export async function listUsers({ db, viewer }: RequestContext): Promise<User[]> {
  requireAdmin(viewer);
  return (await db.find(User)).sort(compareByName);
}

/** Ukrainian alphabetical order of the names, then of the e-mail addresses. */
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

/**
 * Also ends the user's sessions and one-time link. For admins. Throws NotFound or Conflict
 * `lastAdmin`.
 */
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

/** The password becomes valid again, earlier sessions do not. For admins. Throws NotFound. */
export async function reactivateUser(context: RequestContext, id: string): Promise<User> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (!user.deactivatedAt) return user;
    user.deactivatedAt = null;
    return saveAndRecord(manager, context, user, "reactivated");
  });
}

/**
 * Deletes an account with its sessions; what the user did stays, without their name. For admins.
 * Throws NotFound, or Conflict `lastAdmin` or `ownAccount`.
 */
export async function deleteUser(context: AccountContext, id: string): Promise<void> {
  const viewer = requireAdmin(context.viewer);
  await context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    if (isLastAdmin) throw Conflict("lastAdmin");
    if (user.id === viewer.id) throw Conflict("ownAccount");
    await context.beforeUserDeletion(manager, context, user);
    await manager.delete(User, { id });
    await forgetUser(manager, id);
    await recordChange(manager, context, { kind: "User", action: "erased", itemId: id });
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
 * Locks the user together with all admins: when two admins deactivate each other concurrently, the
 * second waits and then finds that it would remove the last admin. Throws NotFound.
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
