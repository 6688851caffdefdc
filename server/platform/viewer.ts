import { Forbidden, Unauthenticated } from "./errors.ts";

export const userTypes = ["admin", "editor", "caseWorker"] as const;
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

/** Passes everybody with an account; throws Unauthenticated for visitors. */
export function requireUser(viewer: Viewer): SignedIn {
  if (viewer.kind === "visitor") throw Unauthenticated(viewer.sessionEnded ? "ended" : undefined);
  return viewer;
}

/** Whether somebody sees what editors see; for fields that are blank for all others. */
export const isEditor = (viewer: Viewer): boolean =>
  viewer.kind === "user" && (viewer.userType === "admin" || viewer.userType === "editor");

/** Passes admins and editors; throws Unauthenticated or Forbidden. */
export const requireEditor = (viewer: Viewer): SignedIn => requireType(viewer, "editor");

/** Passes admins and case workers, who alone see applications; throws likewise. */
export const requireCaseWorker = (viewer: Viewer): SignedIn => requireType(viewer, "caseWorker");

/** Passes admins only; throws Unauthenticated or Forbidden. */
export const requireAdmin = (viewer: Viewer): SignedIn => requireType(viewer, "admin");

function requireType(viewer: Viewer, userType: UserType): SignedIn {
  const user = requireUser(viewer);
  if (user.userType !== "admin" && user.userType !== userType) throw Forbidden();
  return user;
}
