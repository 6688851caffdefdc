import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";

export type UserStatus = "active" | "invited" | "expired" | "uninvited" | "deactivated";

/**
 * An account's status with its start or end, as ISO times from GraphQL; null where there is none.
 */
export function userStatusOf(
  user: Pick<UserRowFragment, "deactivatedAt" | "invitedUntil" | "canSignIn">,
  now: Date,
): { state: UserStatus; at: string | null } {
  const { deactivatedAt, invitedUntil, canSignIn } = user;
  if (deactivatedAt) return { state: "deactivated", at: deactivatedAt };
  if (canSignIn) return { state: "active", at: null };
  if (!invitedUntil) return { state: "uninvited", at: null };
  return { state: new Date(invitedUntil) > now ? "invited" : "expired", at: invitedUntil };
}

/** Until when a link to reset the password is valid; null when there is none. */
export function passwordLinkUntil(user: UserRowFragment, now: Date): string | null {
  const { canSignIn, invitedUntil } = user;
  return canSignIn && invitedUntil && new Date(invitedUntil) > now ? invitedUntil : null;
}

export type UserAction =
  | "rename"
  | "setRoles"
  | "renew"
  | "resetPassword"
  | "removeSecondStep"
  | "deactivate"
  | "reactivate"
  | "delete";

export const isDestructive = (action: UserAction): boolean =>
  action === "deactivate" || action === "delete";

/** The actions available for an account; the user's own has a separate page for the password. */
export function actionsFor(user: UserRowFragment, isOwn: boolean): UserAction[] {
  if (user.deactivatedAt) return isOwn ? ["reactivate"] : ["reactivate", "delete"];
  const link = user.canSignIn ? "resetPassword" : "renew";
  if (isOwn) return ["rename", "setRoles", "deactivate"];
  const secondStep = user.secondStepSince ? (["removeSecondStep"] as const) : [];
  return ["rename", "setRoles", link, ...secondStep, "deactivate", "delete"];
}
