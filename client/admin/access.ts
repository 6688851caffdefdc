import type { SessionUserType } from "../graphql/session.ts";

/**
 * Who may open a page behind the door. Editors and case workers are two groups apart, and admins
 * are of both; `everybody` is whoever is signed in.
 */
export type OpenTo = "admins" | "editors" | "caseWorkers" | "everybody";

const allowedUserTypes: Record<OpenTo, readonly SessionUserType[]> = {
  admins: ["admin"],
  editors: ["admin", "editor"],
  caseWorkers: ["admin", "caseWorker"],
  everybody: ["admin", "editor", "caseWorker"],
};

/** Whether somebody may open it. The server judges by itself whatever the page asks for. */
export const mayOpen = (openTo: OpenTo, userType: SessionUserType): boolean =>
  allowedUserTypes[openTo].includes(userType);
