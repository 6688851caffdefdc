import type { UserRowFragment } from "../../graphql/generated/UsersPage.ts";

export type UserStatus = "active" | "invited" | "expired" | "uninvited" | "deactivated";

/** How somebody stands, and since or until when, as GraphQL tells moments; null where none is. */
export function userStatusOf(
  user: UserRowFragment,
  now: Date,
): { state: UserStatus; at: string | null } {
  const { deactivatedAt, invitedUntil, canSignIn } = user;
  if (deactivatedAt) return { state: "deactivated", at: deactivatedAt };
  if (canSignIn) return { state: "active", at: null };
  if (!invitedUntil) return { state: "uninvited", at: null };
  return { state: new Date(invitedUntil) > now ? "invited" : "expired", at: invitedUntil };
}

/** Until when somebody who has a password can set it anew by a link; null: no link is open. */
export function passwordLinkUntil(user: UserRowFragment, now: Date): string | null {
  const { canSignIn, invitedUntil } = user;
  return canSignIn && invitedUntil && new Date(invitedUntil) > now ? invitedUntil : null;
}

export type UserAction =
  | "toAdmin"
  | "toEditor"
  | "toCaseWorker"
  | "renew"
  | "resetPassword"
  | "deactivate"
  | "reactivate";

/** What somebody may do after these. */
export const userTypeAfter = {
  toEditor: "editor",
  toCaseWorker: "caseWorker",
  toAdmin: "admin",
} as const satisfies { [action in UserAction]?: UserRowFragment["userType"] };

const typeActions = ["toEditor", "toCaseWorker", "toAdmin"] as const;

/** What can be done with an account as it stands; with one's own, the password has its own page. */
export function actionsFor(user: UserRowFragment, isOwn: boolean): UserAction[] {
  if (user.deactivatedAt) return ["reactivate"];
  const link = user.canSignIn ? "resetPassword" : "renew";
  const types = typeActions.filter((action) => userTypeAfter[action] !== user.userType);
  return isOwn ? [...types, "deactivate"] : [link, ...types, "deactivate"];
}
