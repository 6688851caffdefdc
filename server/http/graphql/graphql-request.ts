import { HeaderMap, type HTTPGraphQLRequest } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isAnonymous } from "../cache/serve-from-cache.ts";

/** Bytes: the longest document of our own pages has a quarter of it. */
const maxCacheKeyBytes = 20_000;

/**
 * Under which the answer to this question may be kept, by its text alone; null for who is signed
 * in, and for whatever Apollo might refuse to somebody although it answered it to another.
 */
export function cacheKeyOf(request: FastifyRequest): string | null {
  const { method, url, body } = request;
  // The answer's content type depends on it.
  const { accept = "*/*" } = request.headers;
  if (!isAnonymous(request) || accept.length > 200) return null;
  if (method === "GET") return hasPreflightHeader(request) ? `graphql ${accept} ${url}` : null;
  const isShort = typeof body === "string" && Buffer.byteLength(body) <= maxCacheKeyBytes;
  return isShort ? `graphql ${accept}\n${body}` : null;
}

/** Apollo takes a GET only with a header that a browser does not send for another site unasked. */
function hasPreflightHeader({ headers }: FastifyRequest): boolean {
  const preflightHeader = headers["apollo-require-preflight"] ?? headers["x-apollo-operation-name"];
  return Boolean(preflightHeader) && headers["content-type"] === undefined;
}

type JsonParser = ReturnType<FastifyInstance["getDefaultJsonParser"]>;

/** The question as Apollo takes it. Throws for a body that is no JSON. */
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
 * Whether it can only be a query, whichever of its operations is meant: a document that never
 * says "mutation" has none. One that is named by its hash alone says nothing.
 */
export function isCertainlyQuery({ method, search, body }: HTTPGraphQLRequest): boolean {
  const document =
    method === "GET"
      ? new URLSearchParams(search).get("query")
      : (body as { query?: unknown } | null)?.query; // whatever was posted
  return typeof document === "string" && !/mutation|subscription/.test(document);
}
