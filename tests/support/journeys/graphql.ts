import type { APIRequestContext } from "@playwright/test";
import type { Session } from "./session.ts";

/** Sends a GraphQL operation with the session, to prepare a test. Throws on any error. */
export async function executeGraphql<Answer>(
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

/** Creates a blog post in both languages and leaves it unpublished. */
export async function aBlogPost(
  request: APIRequestContext,
  session: Pick<Session, "token">,
  titles: { ua: string; eng: string },
): Promise<{ id: string; version: number }> {
  const texts = { shortDescription: "…", content: "<p>…</p>" };
  const translations = {
    ua: { title: titles.ua, ...texts },
    eng: { title: titles.eng, ...texts },
  };
  const save = `mutation ($input: BlogPostInput!) { item: saveBlogPost(input: $input) { id version } }`;
  const { item } = await executeGraphql<{ item: { id: string; version: number } }>(
    request,
    session,
    save,
    {
      input: { translations },
    },
  );
  return item;
}
