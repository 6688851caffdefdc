import { Forbidden, Unauthenticated } from "./failures.ts";

export const userTypes = ["admin", "editor"] as const;
export type UserType = (typeof userTypes)[number];

/** Who asks. `sessionEnded`: a token came along, but it no longer counts. */
export type Viewer = { kind: "visitor"; sessionEnded?: true } | SignedIn;

export interface SignedIn {
  kind: "user";
  id: string;
  email: string;
  name: string;
  userType: UserType;
}

export const visitor: Viewer = { kind: "visitor" };

/** Passes admins and editors; throws Unauthenticated for visitors. */
export function requireEditor(viewer: Viewer): SignedIn {
  if (viewer.kind === "visitor") throw Unauthenticated(viewer.sessionEnded ? "ended" : undefined);
  return viewer;
}

/** Passes admins only; throws Unauthenticated or Forbidden. */
export function requireAdmin(viewer: Viewer): SignedIn {
  const user = requireEditor(viewer);
  if (user.userType !== "admin") throw Forbidden();
  return user;
}
