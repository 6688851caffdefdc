import type { EntityManager } from "typeorm";
import type { ChangeAction } from "../history/change.entity.ts";
import { recordChange } from "../history/record-change.ts";
import type { SecurityEventKind } from "../history/security-event.entity.ts";
import type { Language } from "../language/language.ts";
import { fromTo } from "../mail/admin-notice.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { recordSensitiveAction } from "../mail/sensitive-actions.ts";
import type { UserRole } from "../platform/viewer.ts";
import type { User } from "./user.entity.ts";

type AccountChange =
  | {
      kind:
        | "userInvited"
        | "userDeactivated"
        | "userReactivated"
        | "userDeleted"
        | "secondStepRemoved";
    }
  | { kind: "rolesChanged"; before: UserRole[] };

/**
 * Records the change of a saved account in the history and in the security log, and mails it to all
 * admins; an admin who lost their rights by it receives it too. Throws ConfirmationRequired.
 */
export async function announceAccountChange(
  manager: EntityManager,
  context: EmailContext,
  user: User,
  change: AccountChange,
): Promise<void> {
  const { id, email, name, roles } = user;
  const isRoleChange = change.kind === "rolesChanged";
  await recordChange(manager, context, {
    kind: "User",
    action: actions[change.kind],
    itemId: id,
    // A deleted account leaves no name.
    label: change.kind === "userDeleted" ? "" : email,
    content: isRoleChange ? { roles } : null,
  });
  const values = isRoleChange ? { before: change.before.join(), after: roles.join() } : {};
  const person = `${name} (${email})`;
  const line = (language: Language) => {
    if (!isRoleChange) return `${person}, ${namesOfRoles(roles, language)}`;
    const before = namesOfRoles(change.before, language);
    return fromTo(person, { before, after: namesOfRoles(roles, language) }, language);
  };
  const wasAdmin = (isRoleChange ? change.before : roles).includes("admin") && user.passwordHash;
  await recordSensitiveAction(manager, context, change.kind, {
    events: [{ subjectId: id, ...values }],
    lines: [{ ua: line("ua"), eng: line("eng") }],
    also: wasAdmin ? [email] : [],
  });
}

const actions = {
  userInvited: "invited",
  rolesChanged: "rolesChanged",
  userDeactivated: "deactivated",
  userReactivated: "reactivated",
  userDeleted: "erased",
  secondStepRemoved: "secondStepRemoved",
} as const satisfies Partial<Record<SecurityEventKind, ChangeAction>>;

/** The roles as e-mails name them. */
export const namesOfRoles = (roles: readonly UserRole[], language: Language): string =>
  roles.map((role) => roleNames[language][role]).join(", ");

const roleNames: Record<Language, Record<UserRole, string>> = {
  ua: { admin: "адміністрування", editor: "редагування сайту", caseWorker: "робота із заявками" },
  eng: { admin: "administrator", editor: "editor", caseWorker: "case worker" },
};
