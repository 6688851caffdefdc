import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { EntityManager } from "typeorm";
import { retryAfterSeconds } from "../error-response.ts";
import type { HttpResponse } from "./cached-response.ts";
import type { Produced } from "./producer.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";
import { isAnonymous, urlCacheKey } from "./serve-from-cache.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The queries with which answers are kept; of others there could be any number. */
    keptQuery?: RegExp;
  }
}

/** Route options for addresses without a query, or in either language. */
export const cacheWithoutQuery = { config: { keptQuery: /^$/ } };
export const cacheInEitherLanguage = { config: { keptQuery: /^(lang=en)?$/ } };

/**
 * A handler that answers strangers with what is kept; `make` answers text, or what is to be JSON,
 * from the replica that it is lent, if any.
 */
export function cachedRoute<Route extends RouteGenericInterface = RouteGenericInterface>(
  cache: ResponseCache,
  produce: (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    replica?: EntityManager,
  ) => Promise<unknown>,
) {
  return async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<unknown> => {
    if (!isAnonymous(request)) return produce(request, reply);
    // Whoever stands between asks again, and hears within a millisecond that nothing changed.
    reply.header("cache-control", "public, no-cache");
    const result = await cache.getOrCompute(urlCacheKey(request), async (replica) =>
      toProduced(request, reply, await produce(request, reply, replica)),
    );
    sendCached(request, reply, result);
    return reply;
  };
}

function toProduced(request: FastifyRequest, reply: FastifyReply, body: unknown): Produced {
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  const text = typeof body === "string" ? body : String(reply.serialize(body));
  return {
    response: { status: reply.statusCode, headers: collectHeaders(reply), body: Buffer.from(text) },
    isCacheable: isCanonicalUrl(request),
  };
}

/** Everything that the answer would leave with, those of protection among them. */
export const collectHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );

/** What is answered while the database is away. It comes back: all are told to ask again. */
export const toUnavailable = ({ headers, body }: HttpResponse): HttpResponse => ({
  status: 503,
  headers: { ...headers, "retry-after": String(retryAfterSeconds), "cache-control": "no-store" },
  body,
});

/** The same address can be spelled in many ways: only the plain one is kept. */
function isCanonicalUrl({ url, routeOptions }: FastifyRequest): boolean {
  const [path = "", query = ""] = url.split("?");
  const { keptQuery } = routeOptions.config;
  return keptQuery?.test(query) === true && /^[\w./-]+$/.test(path);
}
