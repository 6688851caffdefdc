import { ConfirmationRequired, Forbidden, Unauthenticated } from "./errors.ts";

/** Ordered by their rights: admins may do what editors and case workers do, and more. */
export const userRoles = ["admin", "editor", "caseWorker"] as const;
export type UserRole = (typeof userRoles)[number];

/**
 * The sender of a request. `sessionEnded`: the request contained a token that is no longer valid.
 * `mustSetUpSecondStep`: the token's user, who may do nothing else and otherwise counts as a visitor.
 */
export type Viewer =
  | { kind: "visitor"; sessionEnded?: true; mustSetUpSecondStep?: SignedIn }
  | SignedIn
  | ApiTokenViewer;

export interface SignedIn {
  kind: "user";
  id: string;
  email: string;
  name: string;
  /** At least one. */
  roles: readonly UserRole[];
  /** The session of the request; null for the author of a change made without one. */
  session: { id: string; confirmedAt: Date } | null;
}

/**
 * A program with an API token, which is nobody: it may do what visitors may, and what
 * `requireDraftReader`, `requireWriter` and `requireUploader` allow it. Everything else refuses it.
 */
export interface ApiTokenViewer {
  kind: "token";
  id: string;
  /** The history of changes shows it. */
  name: string;
  readsDrafts: boolean;
  /** Names of kinds of content. */
  writes: readonly string[];
}

export const visitor: Viewer = { kind: "visitor" };

/** Extension of the mutations that visitors may execute. */
export const forVisitors = { allowsVisitors: true };

/**
 * Accepts every signed-in user; throws Unauthenticated for visitors, or Forbidden `secondStep` or
 * `token`.
 */
export function requireUser(viewer: Viewer): SignedIn {
  if (viewer.kind === "user") return viewer;
  if (viewer.kind === "token") throw Forbidden("token");
  if (viewer.mustSetUpSecondStep) throw Forbidden("secondStep");
  throw Unauthenticated(viewer.sessionEnded ? "ended" : undefined);
}

/**
 * The user whom the session names, even one who must set up a second step; null for visitors and
 * API tokens.
 */
export function accountOf(viewer: Viewer): SignedIn | null {
  if (viewer.kind === "user") return viewer;
  return viewer.kind === "visitor" ? (viewer.mustSetUpSecondStep ?? null) : null;
}

/** Only for operations that set up the second step: else as `requireUser`. */
export const requireAccount = (viewer: Viewer): SignedIn =>
  accountOf(viewer) ?? requireUser(viewer);

/** Whether the viewer may see what editors see; for fields that are blank for everybody else. */
export const isEditor = (viewer: Viewer): boolean =>
  viewer.kind === "user" && hasRole(viewer, "editor");

/** Accepts admins and editors; throws Unauthenticated or Forbidden. */
export const requireEditor = (viewer: Viewer): SignedIn => requireRole(viewer, "editor");

/** Whether the viewer may read drafts: editors, and API tokens with that right. */
export const mayReadDrafts = (viewer: Viewer): boolean =>
  viewer.kind === "token" ? viewer.readsDrafts : isEditor(viewer);

/** Accepts viewers who may read drafts; throws as `requireEditor` does. */
export function requireDraftReader(viewer: Viewer): void {
  if (!mayReadDrafts(viewer)) requireEditor(viewer);
}

/** Accepts editors, and API tokens that may write this kind; throws as `requireEditor` does. */
export function requireWriter(viewer: Viewer, { name }: { name: string }): void {
  if (viewer.kind !== "token" || !viewer.writes.includes(name)) requireEditor(viewer);
}

/**
 * Accepts editors, and API tokens that may write any kind, because items refer to uploaded files;
 * throws as `requireEditor` does.
 */
export function requireUploader(viewer: Viewer): void {
  if (viewer.kind !== "token" || viewer.writes.length === 0) requireEditor(viewer);
}

/** Accepts admins and case workers, who alone may see applications; throws likewise. */
export const requireCaseWorker = (viewer: Viewer): SignedIn => requireRole(viewer, "caseWorker");

/** Accepts admins only; throws Unauthenticated or Forbidden. */
export const requireAdmin = (viewer: Viewer): SignedIn => requireRole(viewer, "admin");

function requireRole(viewer: Viewer, role: UserRole): SignedIn {
  const user = requireUser(viewer);
  if (!hasRole(user, role)) throw Forbidden();
  return user;
}

/** Admins have every role. */
export const hasRole = ({ roles }: Pick<SignedIn, "roles">, role: UserRole): boolean =>
  roles.includes("admin") || roles.includes(role);

/** How long a typed password counts as a confirmation, in ms. */
const confirmationMs = 10 * 60_000;

/**
 * Accepts a viewer who has typed the password in this session within the last ten minutes; throws
 * ConfirmationRequired. For actions with which a stolen session could do the greatest harm.
 */
export function requireConfirmed({ viewer, now }: { viewer: Viewer; now: Date }): void {
  const confirmedAt = requireUser(viewer).session?.confirmedAt;
  if (!confirmedAt || now.getTime() - confirmedAt.getTime() > confirmationMs) {
    throw ConfirmationRequired();
  }
}
