import { createHash } from "node:crypto";
import { HeaderMap, type HTTPGraphQLRequest } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isCanonicalIntrospection } from "../cache/canonical-introspection.ts";
import { opaqueOrigin } from "./sandbox-requests.ts";

/**
 * Cache key of a request: a hash of its text, because strangers may send any number of long ones.
 * Null for requests that Apollo might reject for one client and accept for another.
 */
export function cacheKeyOf(request: FastifyRequest): string | null {
  const { method, url, body } = request;
  // The content type of the response depends on Accept.
  const { accept = "*/*", origin } = request.headers;
  // The response to the Sandbox has headers that the others lack.
  const reader = origin === opaqueOrigin ? `sandbox ${accept}` : accept;
  if (accept.length > 200) return null;
  if (method === "GET") return hasPreflightHeader(request) ? hashOf(`${reader} ${url}`) : null;
  return typeof body === "string" ? hashOf(`${reader}\n${body}`) : null;
}

const hashOf = (text: string): string =>
  `graphql ${createHash("sha256").update(text).digest("base64url")}`;

/** Apollo's CSRF prevention accepts a GET only with a header that requires a CORS preflight. */
export function hasPreflightHeader({ headers }: FastifyRequest): boolean {
  const preflightHeader = headers["apollo-require-preflight"] ?? headers["x-apollo-operation-name"];
  return Boolean(preflightHeader) && headers["content-type"] === undefined;
}

type JsonParser = ReturnType<FastifyInstance["getDefaultJsonParser"]>;

/** Converts the request to the form that Apollo expects. Throws when the body is not JSON. */
export async function readGraphqlRequest(
  request: FastifyRequest,
  parse: JsonParser,
): Promise<HTTPGraphQLRequest> {
  const { method, url, headers, body } = request;
  const at = url.indexOf("?");
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value) map.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return {
    method: method.toUpperCase(),
    headers: map,
    search: at < 0 ? "" : url.slice(at),
    body: typeof body === "string" ? await parseJson(request, body, parse) : body,
  };
}

const parseJson = (request: FastifyRequest, text: string, parse: JsonParser): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parse(request, text, (error, value) => (error ? reject(error) : resolve(value)));
  });

/**
 * Whether the request can only be a query, whichever operation it selects: a document without the
 * text "mutation" contains none, and the introspection query asks for the type of mutations. False for a persisted query, which is identified by its hash.
 */
export function isCertainlyQuery(request: HTTPGraphQLRequest): boolean {
  const document = documentOf(request);
  if (document === null) return false;
  return !/mutation|subscription/.test(document) || isCanonicalIntrospection(document);
}

/** The text of the request's document; null when there is none. */
export function documentOf({ method, search, body }: HTTPGraphQLRequest): string | null {
  const document =
    method === "GET"
      ? new URLSearchParams(search).get("query")
      : (body as { query?: unknown } | null)?.query; // the body may be any JSON value
  return typeof document === "string" ? document : null;
}
