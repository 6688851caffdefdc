import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { journeyAdmin } from "./site.ts";

/** What `login` answers, and what the browser keeps of it. */
export type Session = {
  id: string;
  name: string;
  email: string;
  token: string;
  userType: string;
};

/** Of everybody whom a journey invites. */
export const editorPassword = "a password of one's own";

export async function adminSession(request: APIRequestContext): Promise<Session> {
  return (await request.post("/api/auth/login", { data: journeyAdmin })).json();
}

/** Somebody new who was invited as an editor and has come. */
export const editorSession = (request: APIRequestContext, name: string): Promise<Session> =>
  invitedSession(request, name, "editor");

/** Somebody new who sees applications and nothing else. */
export const caseWorkerSession = (request: APIRequestContext, name: string): Promise<Session> =>
  invitedSession(request, name, "caseWorker");

async function invitedSession(
  request: APIRequestContext,
  name: string,
  userType: "editor" | "caseWorker",
): Promise<Session> {
  const { token } = await adminSession(request);
  const ask = async (query: string, variables: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post("/graphql", { data: { query, variables }, headers });
    return (await answer.json()).data;
  };
  const { inviteUser } = await ask(
    `mutation Invite($email: String!, $name: String!, $userType: UserType!) {
      inviteUser(email: $email, name: $name, userType: $userType) { url }
    }`,
    { email: `${randomUUID()}@doloni.example`, name, userType },
  );
  const { acceptInvitation } = await ask(
    `mutation Accept($secret: String!, $password: String!) {
      acceptInvitation(secret: $secret, password: $password) { id name email userType token }
    }`,
    { secret: new URL(inviteUser.url).hash.slice(1), password: editorPassword },
  );
  return acceptInvitation;
}

/** From now on this browser tab opens pages as somebody who is signed in. */
export async function signIn(page: Page, session: Session): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem("user", text), JSON.stringify(session));
}
