import type { HTTPGraphQLResponse } from "@apollo/server";
import { limitExceeded } from "./query-limits.ts";

/** Maximum length of a visitor's response, several times that of the longest list of the site. */
export const maxResponseLength = 4_000_000;

/** Returns the response, or an error in its place when it is too long for a visitor. */
export function withinLimit(response: HTTPGraphQLResponse): HTTPGraphQLResponse {
  if (bodyText(response).length <= maxResponseLength) return response;
  const { message, extensions } = limitExceeded("TOO_LARGE", maxResponseLength);
  const { code, limit } = extensions;
  const string = JSON.stringify({ errors: [{ message, extensions: { code, limit } }] });
  return { ...response, status: 400, body: { kind: "complete", string } };
}

/** The schema uses neither @defer nor @stream, so every body is complete. */
export function bodyText({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== "complete") throw new Error("incremental delivery is not supported");
  return body.string;
}
