import type { SessionUserType } from "../graphql/session.ts";

/**
 * Who may open an admin page. Editors and case workers have separate roles, and admins have both;
 * `everybody` is every signed-in user.
 */
export type OpenTo = "admins" | "editors" | "caseWorkers" | "everybody";

const allowedUserTypes: Record<OpenTo, readonly SessionUserType[]> = {
  admins: ["admin"],
  editors: ["admin", "editor"],
  caseWorkers: ["admin", "caseWorker"],
  everybody: ["admin", "editor", "caseWorker"],
};

/**
 * Whether a user may open a page. The server authorizes every request of the page independently.
 */
export const mayOpen = (openTo: OpenTo, userType: SessionUserType): boolean =>
  allowedUserTypes[openTo].includes(userType);
