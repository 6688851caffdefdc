import type { EntityManager } from "typeorm";
import { endDraftLinksOf } from "../content/drafts/draft-links.ts";
import { isId } from "../content/reading/content-queries.ts";
import { recordChange } from "../history/record-change.ts";
import { forgetUser } from "../history/rewrite-changes.ts";
import type { Language } from "../language/language.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { Conflict, NotFound } from "../platform/errors.ts";
import type { RequestContext } from "../platform/request-context.ts";
import {
  accountOf,
  hasRole,
  requireAdmin,
  requireConfirmed,
  requireUser,
  type UserRole,
  type Viewer,
} from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { announceAccountChange } from "./announce-account.ts";
import { EmailChange } from "./email-change/email-change.entity.ts";
import { endSessions } from "./session/sessions.ts";
import { normaliseRoles, User } from "./user.entity.ts";

const collator = new Intl.Collator("uk", { sensitivity: "base" });

/** All accounts, sorted by name. For admins. */
export async function listUsers({ db, viewer }: RequestContext): Promise<User[]> {
  requireAdmin(viewer);
  return (await db.find(User)).sort(compareByName);
}

/** For fields that only the user and admins may read. */
export function mayReadAccount(viewer: Viewer, user: User): boolean {
  const account = accountOf(viewer);
  return account !== null && (account.id === user.id || hasRole(account, "admin"));
}

/** Ukrainian alphabetical order of the names, then of the e-mail addresses. */
export const compareByName = (one: User, other: User): number =>
  collator.compare(one.name, other.name) || collator.compare(one.email, other.email);

/** For admins. Throws ConfirmationRequired, NotFound or Conflict `lastAdmin`. */
export async function setUserRoles(
  context: EmailContext,
  { id, roles }: { id: string; roles: readonly UserRole[] },
): Promise<User> {
  requireAdmin(context.viewer);
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    const before = user.roles;
    const after = normaliseRoles(roles);
    if (isSameRoles(before, after)) return user;
    if (isLastAdmin && !after.includes("admin")) throw Conflict("lastAdmin");
    user.roles = after;
    await manager.save(user);
    await announceAccountChange(manager, context, user, { kind: "rolesChanged", before });
    if (!hasRole(user, "editor")) await endDraftLinksOf(manager, id);
    return user;
  });
}

const isSameRoles = (one: readonly UserRole[], other: readonly UserRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role));

/** The viewer's own account, or for admins any. Throws NotFound. */
export async function setUserLanguage(
  { db, viewer }: RequestContext,
  { id, language }: { id: string; language: Language },
): Promise<User> {
  const user = await findOwnUser(db, viewer, id);
  await db.update(User, id, { language });
  return Object.assign(user, { language });
}

/** The viewer's own account, or for admins any. Throws NotFound. */
export async function renameUser(
  context: RequestContext,
  { id, name }: { id: string; name: string },
): Promise<User> {
  return context.db.transaction(async (manager) => {
    const user = await findOwnUser(manager, context.viewer, id);
    if (user.name === name) return user;
    await manager.update(User, id, { name });
    await recordChange(manager, context, {
      kind: "User",
      action: "saved",
      itemId: id,
      label: user.email,
      content: { name },
    });
    return Object.assign(user, { name });
  });
}

async function findOwnUser(db: EntityManager, viewer: Viewer, id: string): Promise<User> {
  const own = requireUser(viewer);
  const isAllowed = isId(id) && (own.id === id || hasRole(own, "admin"));
  const user = isAllowed ? await db.findOneBy(User, { id }) : null;
  if (!user) throw NotFound();
  return user;
}

/**
 * Also ends the user's sessions, one-time links, request for another address and links to drafts. For
 * admins. Throws ConfirmationRequired, NotFound or Conflict `lastAdmin`.
 */
export async function deactivateUser(context: EmailContext, id: string): Promise<User> {
  requireAdmin(context.viewer);
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    if (user.deactivatedAt) return user;
    if (isLastAdmin) throw Conflict("lastAdmin");
    user.deactivatedAt = context.now;
    user.invitationHash = null;
    user.invitedUntil = null;
    user.resetHash = null;
    user.resetUntil = null;
    await manager.save(user);
    await announceAccountChange(manager, context, user, { kind: "userDeactivated" });
    await endSessions(manager, id);
    await manager.delete(EmailChange, { accountId: id });
    await endDraftLinksOf(manager, id);
    return user;
  });
}

/**
 * The password becomes valid again, earlier sessions do not. For admins. Throws
 * ConfirmationRequired or NotFound.
 */
export async function reactivateUser(context: EmailContext, id: string): Promise<User> {
  requireAdmin(context.viewer);
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const { user } = await lockUser(manager, id);
    if (!user.deactivatedAt) return user;
    user.deactivatedAt = null;
    await manager.save(user);
    await announceAccountChange(manager, context, user, { kind: "userReactivated" });
    return user;
  });
}

/**
 * Deletes an account with its sessions and links to drafts; what the user did stays, without their name. For admins.
 * Throws ConfirmationRequired, NotFound, or Conflict `lastAdmin` or `ownAccount`.
 */
export async function deleteUser(context: AccountContext, id: string): Promise<void> {
  const viewer = requireAdmin(context.viewer);
  requireConfirmed(context);
  await context.db.transaction(async (manager) => {
    const { user, isLastAdmin } = await lockUser(manager, id);
    if (isLastAdmin) throw Conflict("lastAdmin");
    if (user.id === viewer.id) throw Conflict("ownAccount");
    await context.beforeUserDeletion(manager, context, user);
    await manager.delete(User, { id });
    await endDraftLinksOf(manager, id);
    await forgetUser(manager, id);
    await announceAccountChange(manager, context, user, { kind: "userDeleted" });
  });
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
    .where("user.id = :id or 'admin' = any(user.roles)", { id })
    .orderBy("user.id")
    .setLock("pessimistic_write")
    .getMany();
  const user = locked.find((candidate) => candidate.id === id);
  if (!user) throw NotFound();
  const admins = locked.filter((one) => one.roles.includes("admin") && one.canSignIn);
  return { user, isLastAdmin: admins.length === 1 && admins.includes(user) };
}
