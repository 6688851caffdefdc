import { hasRole, type UserRole } from "../graphql/session.ts";

/**
 * Who may open an admin page. Editors and case workers have separate roles, and admins have both;
 * `everybody` is every signed-in user.
 */
export type OpenTo = "admins" | "editors" | "caseWorkers" | "everybody";

const requiredRole: Record<OpenTo, UserRole | null> = {
  admins: "admin",
  editors: "editor",
  caseWorkers: "caseWorker",
  everybody: null,
};

/**
 * Whether a user may open a page. The server authorizes every request of the page independently.
 */
export function mayOpen(openTo: OpenTo, roles: readonly UserRole[]): boolean {
  const role = requiredRole[openTo];
  return role === null || hasRole({ roles }, role);
}
