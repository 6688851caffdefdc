import { buildSchema, type GraphQLSchema } from "graphql";

/** How much of a limit the network of this reader has used. */
export interface LimitUsage {
  limit: number;
  used: number;
  secondsLeft: number;
}

/** Null where no limit applies to this reader. */
export interface Limits {
  searches: LimitUsage | null;
  refusals: LimitUsage | null;
  /** Of an API token, in a minute. */
  requests: LimitUsage | null;
}

/**
 * Only the token that was typed is sent: a page of this origin could read that of a signed-in
 * editor, and then operations would be sent in the name of somebody who did not ask for it.
 */
export const authorization = (token: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** The schema; null when it is shown with a valid token only. */
export async function fetchSchema(token: string): Promise<GraphQLSchema | null> {
  const response = await fetch("/graphql/schema.graphql", { headers: authorization(token) });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The schema was answered with ${response.status}.`);
  return buildSchema(await response.text(), { assumeValid: true });
}

/** What is left of the limits; null when that cannot be told, as with a token that has ended. */
export async function fetchLimits(token: string): Promise<Limits | null> {
  const response = await fetch("/graphql/limits", { headers: authorization(token) });
  return response.ok ? response.json() : null;
}
