import type { EntityManager } from "typeorm";
import { recordChange } from "../../history/record-change.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import type { Language } from "../../language/language.ts";
import { fromTo, queueAdminNotice } from "../../mail/admin-notice.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { Conflict } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin, requireConfirmed, type UserType, userTypes } from "../../platform/viewer.ts";
import { typeNames } from "../announce-account.ts";
import { User } from "../user.entity.ts";
import { SecondStepRequirement } from "./second-step.entity.ts";

/** SQL condition on a row of `account`: the user must set up a second step and has not done so. */
export const lacksRequiredSecondStep =
  "(account.second_step_since is null and exists (select from second_step_requirement where user_type = account.user_type))";

export const isSecondStepRequired = (db: EntityManager, userType: UserType): Promise<boolean> =>
  db.existsBy(SecondStepRequirement, { userType });

/** The user types that must have a second step. For admins. */
export async function listRequiredUserTypes({ db, viewer }: RequestContext): Promise<UserType[]> {
  requireAdmin(viewer);
  return requiredUserTypes(db);
}

/**
 * Users of these types can do nothing but set up their second step, from their next request on.
 * For admins. Throws ConfirmationRequired, or Conflict `ownSecondStep` when an admin without one
 * requires it for admins.
 */
export async function saveRequiredUserTypes(
  context: EmailContext,
  required: readonly UserType[],
): Promise<UserType[]> {
  const { id } = requireAdmin(context.viewer);
  requireConfirmed(context);
  return context.db.transaction(async (manager) => {
    const own = await manager.findOneByOrFail(User, { id });
    if (required.includes("admin") && !own.secondStepSince) throw Conflict("ownSecondStep");
    // Two admins who save at the same time would insert the same rows.
    await manager.query("lock table second_step_requirement in exclusive mode");
    const before = await requiredUserTypes(manager);
    const after = userTypes.filter((userType) => required.includes(userType));
    if (after.join() === before.join()) return after;
    await manager.deleteAll(SecondStepRequirement);
    await manager.insert(
      SecondStepRequirement,
      after.map((userType) => ({ userType })),
    );
    await announceRequirement(manager, context, before, after);
    return after;
  });
}

/** Records the change in the history and in the security log, and mails it to all admins. */
async function announceRequirement(
  manager: EntityManager,
  context: EmailContext,
  before: UserType[],
  after: UserType[],
): Promise<void> {
  const action = "secondStepRequired";
  const content = { secondStepRequired: after };
  await recordChange(manager, context, { kind: "User", action, content });
  const event = { kind: action, before: before.join(), after: after.join() } as const;
  await recordSecurityEvent(manager, context, event);
  const line = (language: Language) => {
    const names = (types: UserType[]) =>
      types.map((type) => typeNames[language][type]).join(", ") || nobody[language];
    const values = { before: names(before), after: names(after) };
    return fromTo(requiredFor[language], values, language);
  };
  await queueAdminNotice(manager, context, {
    subject: {
      ua: "Змінено вимогу двоетапного входу",
      eng: "The requirement of two-step sign-in was changed",
    },
    lines: [{ ua: line("ua"), eng: line("eng") }],
    path: "/editor/users",
  });
}

const nobody = { ua: "ні для кого", eng: "nobody" };
const requiredFor = { ua: "Для кого він обов’язковий", eng: "Required for" };

async function requiredUserTypes(db: EntityManager): Promise<UserType[]> {
  const rows = await db.find(SecondStepRequirement);
  return userTypes.filter((userType) => rows.some((row) => row.userType === userType));
}
