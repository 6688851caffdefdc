import { freshMark, type Load } from "./load.ts";

export const graphqlLoad = (origin: string, query: string): Load => ({
  url: `${origin}/graphql`,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

/** The document is always the same, as from real clients, and a variable is different each time. */
export const uncachedGraphqlLoad = (origin: string, query: string): Load => ({
  ...graphqlLoad(origin, query),
  body: JSON.stringify({ query, variables: { fresh: freshMark } }),
});
