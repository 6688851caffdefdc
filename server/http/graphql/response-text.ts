import type { ApolloServerPlugin, HTTPGraphQLResponse } from "@apollo/server";
import type { GraphqlContext } from "../cache/cache-policy.ts";
import { limitExceeded } from "./query-limits.ts";

/** Maximum length of a visitor's response, several times that of the longest list of the site. */
export const maxResponseLength = 4_000_000;

/**
 * Answers a visitor with an error in place of data that would become too long a text. It is measured
 * before the text is built: under many names, one long value takes memory only in the text.
 */
export const responseLimit: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response: { http, body } }) {
        if (contextValue.viewer.kind !== "visitor" || body.kind !== "single") return;
        if (lengthOf(body.singleResult, maxResponseLength) <= maxResponseLength) return;
        const { message, extensions } = limitExceeded("TOO_LARGE", maxResponseLength);
        const { code, limit } = extensions;
        http.status = 400;
        body.singleResult = { errors: [{ message, extensions: { code, limit } }] };
      },
    };
  },
};

/** Length of the value's JSON without escapes, or more than `limit` as soon as that is exceeded. */
function lengthOf(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return String(value).length;
  let length = 2;
  for (const name in value) {
    if (length > limit) break;
    if (!Array.isArray(value)) length += name.length + 3;
    length += lengthOf(value[name as keyof typeof value], limit - length) + 1; // its own name
  }
  return length;
}

/** The schema uses neither @defer nor @stream, so every body is complete. */
export function bodyText({ body }: HTTPGraphQLResponse): string {
  if (body.kind !== "complete") throw new Error("incremental delivery is not supported");
  return body.string;
}
