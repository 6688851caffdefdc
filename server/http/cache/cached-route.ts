import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import type { EntityManager } from "typeorm";
import { englishQuery } from "../../language/language.ts";
import { retryAfterSeconds } from "../error-response.ts";
import type { HttpResponse } from "./cached-response.ts";
import type { Produced } from "./producer.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";
import { urlCacheKey } from "./serve-from-cache.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Query strings whose responses are cached; there is no limit to the number of others. */
    cacheableQuery?: RegExp;
  }
}

/** Route options for URLs without a query string, or with none but the language. */
export const cacheWithoutQuery = { config: { cacheableQuery: /^$/ } };
export const cacheInEitherLanguage = {
  config: { cacheableQuery: new RegExp(`^(${englishQuery})?$`) },
};

/**
 * A handler that serves everybody from the cache, whoever is signed in. `produce` returns text,
 * the bytes of a picture, or a value to be serialized as JSON; it reads from `manager` when one is passed.
 */
export function cachedRoute<Route extends RouteGenericInterface = RouteGenericInterface>(
  cache: ResponseCache,
  produce: (
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    manager?: EntityManager,
  ) => Promise<unknown>,
) {
  return async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<unknown> => {
    // Proxies revalidate on every request, which takes about a millisecond when nothing changed.
    reply.header("cache-control", "public, no-cache");
    const result = await cache.getOrCompute(urlCacheKey(request), async ({ manager }) =>
      toProduced(request, reply, await produce(request, reply, manager)),
    );
    sendCached(request, reply, result);
    return reply;
  };
}

function toProduced(request: FastifyRequest, reply: FastifyReply, body: unknown): Produced {
  if (!reply.hasHeader("content-type")) reply.type("application/json; charset=utf-8");
  const { statusCode: status } = reply;
  const headers = collectHeaders(reply);
  return {
    response: Buffer.isBuffer(body)
      ? // Pictures are compressed already.
        { status, headers, body, encoded: {} }
      : { status, headers, body: Buffer.from(toText(reply, body)) },
    isCacheable: isCanonicalUrl(request),
  };
}

const toText = (reply: FastifyReply, body: unknown): string =>
  typeof body === "string" ? body : String(reply.serialize(body));

/** All headers set on the reply so far, including the security headers. */
export const collectHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );

/** Converts a response to 503 with Retry-After, for use while the database or the store of files is unavailable. */
export const toUnavailable = ({ headers, body }: HttpResponse): HttpResponse => ({
  status: 503,
  headers: { ...headers, "retry-after": String(retryAfterSeconds), "cache-control": "no-store" },
  body,
});

/** One address has many spellings; only the response to the canonical one is cached. */
function isCanonicalUrl({ url, routeOptions }: FastifyRequest): boolean {
  const [path = "", query = ""] = url.split("?");
  const { cacheableQuery } = routeOptions.config;
  return cacheableQuery?.test(query) === true && /^[\w./-]+$/.test(path);
}
