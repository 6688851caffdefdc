import type { APIRequestContext } from "@playwright/test";
import type { Session } from "./session.ts";

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

/** A blog post that nobody but editors sees, written in both languages. */
export async function aBlogPost(
  request: APIRequestContext,
  session: Pick<Session, "token">,
  titles: { ua: string; eng: string },
): Promise<{ id: string; version: number }> {
  const words = { shortDescription: "…", content: "<p>…</p>" };
  const translations = {
    ua: { title: titles.ua, ...words },
    eng: { title: titles.eng, ...words },
  };
  const save = `mutation ($input: BlogPostInput!) { item: saveBlogPost(input: $input) { id version } }`;
  const { item } = await ask<{ item: { id: string; version: number } }>(request, session, save, {
    input: { translations },
  });
  return item;
}
