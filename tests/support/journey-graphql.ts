import type { APIRequestContext } from "@playwright/test";
import type { Session } from "./journey-session.ts";

/** Asks the site itself, for what a journey needs before it begins. Fails on any failure. */
export async function ask<Answer>(
  request: APIRequestContext,
  { token }: Pick<Session, "token">,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const answer = await request.post("/graphql", {
    data: { query, variables },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
