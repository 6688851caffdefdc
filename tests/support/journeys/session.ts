import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { journeyAdmin } from "./sites/site.ts";

/** The response of `login`, as the browser stores it. */
export type Session = {
  id: string;
  name: string;
  email: string;
  token: string;
  userType: string;
  roles: string[];
};

/** The password of every user that `editorSession` and `caseWorkerSession` create. */
export const editorPassword = "a password of one's own";

export async function adminSession(request: APIRequestContext): Promise<Session> {
  return (await request.post("/api/auth/login", { data: journeyAdmin })).json();
}

/** Creates an editor and signs in. */
export const editorSession = (request: APIRequestContext, name: string): Promise<Session> =>
  invitedSession(request, name, "editor");

/** Creates a case worker and signs in. */
export const caseWorkerSession = (request: APIRequestContext, name: string): Promise<Session> =>
  invitedSession(request, name, "caseWorker");

async function invitedSession(
  request: APIRequestContext,
  name: string,
  role: "editor" | "caseWorker",
): Promise<Session> {
  const { token } = await adminSession(request);
  const executeGraphql = async (query: string, variables: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post("/graphql", { data: { query, variables }, headers });
    return (await answer.json()).data;
  };
  const { inviteUser } = await executeGraphql(
    `mutation Invite($email: String!, $name: String!, $role: UserRole!) {
      inviteUser(email: $email, name: $name, roles: [$role]) { url }
    }`,
    { email: `${randomUUID()}@doloni.example`, name, role },
  );
  const { acceptInvitation } = await executeGraphql(
    `mutation Accept($secret: String!, $password: String!) {
      acceptInvitation(secret: $secret, password: $password) { id name email userType roles token }
    }`,
    { secret: new URL(inviteUser.url).hash.slice(1), password: editorPassword },
  );
  return acceptInvitation;
}

/** Every page that this browser tab opens from now on is signed in with the session. */
export async function signIn(page: Page, session: Session): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("user", text), JSON.stringify(session));
}
