import { type EntityManager, In } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import type { Language } from "../../language/language.ts";
import { fromTo } from "../../mail/admin-notice.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import { Conflict } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin, requireConfirmed, type UserRole, userRoles } from "../../platform/viewer.ts";
import { namesOfRoles } from "../announce-account.ts";
import { User } from "../user.entity.ts";
import { SecondStepRequirement } from "./second-step.entity.ts";

/** SQL condition on a row of `account`: the user must set up a second step and has not done so. */
export const lacksRequiredSecondStep =
  "(account.second_step_since is null and exists (select from second_step_requirement where role = any(account.roles)))";

export const isSecondStepRequired = (
  db: EntityManager,
  roles: readonly UserRole[],
): Promise<boolean> => db.existsBy(SecondStepRequirement, { role: In([...roles]) });

/** The roles whose users must have a second step. For admins. */
export async function listRequiredRoles({ db, viewer }: RequestContext): Promise<UserRole[]> {
  requireAdmin(viewer);
  return requiredRoles(db);
}

/**
 * Users with one of these roles can do nothing but set up their second step, from their next request on.
 * For admins. Throws ConfirmationRequired, or Conflict `ownSecondStep` when an admin without one
 * requires it for admins.
 */
export async function saveRequiredRoles(
  context: EmailContext,
  required: readonly UserRole[],
): Promise<UserRole[]> {
  const { id } = requireAdmin(context.viewer);
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const own = await manager.findOneByOrFail(User, { id });
    if (required.includes("admin") && !own.secondStepSince) throw Conflict("ownSecondStep");
    // Two admins who save at the same time would insert the same rows.
    await manager.query("lock table second_step_requirement in exclusive mode");
    const before = await requiredRoles(manager);
    const after = userRoles.filter((role) => required.includes(role));
    if (after.join() === before.join()) return after;
    await manager.deleteAll(SecondStepRequirement);
    await manager.insert(
      SecondStepRequirement,
      after.map((role) => ({ role })),
    );
    await announceRequirement(manager, context, before, after);
    return after;
  });
}

/** Records the change in the history and in the security log, and mails it to all admins. */
async function announceRequirement(
  manager: EntityManager,
  context: EmailContext,
  before: UserRole[],
  after: UserRole[],
): Promise<void> {
  const action = "secondStepRequired";
  const content = { secondStepRequired: after };
  await recordChange(manager, context, { kind: "User", action, content });
  const line = (language: Language) => {
    const names = (roles: UserRole[]) => namesOfRoles(roles, language) || nobody[language];
    const values = { before: names(before), after: names(after) };
    return fromTo(requiredFor[language], values, language);
  };
  await recordSensitiveAction(manager, context, action, {
    events: [{ before: before.join(), after: after.join() }],
    lines: [{ ua: line("ua"), eng: line("eng") }],
  });
}

const nobody = { ua: "ні для кого", eng: "nobody" };
const requiredFor = { ua: "Для кого він обов’язковий", eng: "Required for" };

async function requiredRoles(db: EntityManager): Promise<UserRole[]> {
  const rows = await db.find(SecondStepRequirement);
  return userRoles.filter((role) => rows.some((row) => row.role === role));
}
