import type { FastifyInstance, FastifyRequest } from "fastify";
import { holdsApiToken } from "../../account/api-token/api-token-secret.ts";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

/**
 * Cache key of a GET request: its URL, which contains the language. Pages and public REST reads are
 * the same for everybody, so an Authorization header changes nothing.
 */
export const urlCacheKey = ({ url }: Pick<FastifyRequest, "url">): string =>
  `GET ${stripTrackingParams(url)}`;

/** Tracking parameters that other sites and newsletter services add to links. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid?|mc_[ce]id)=/;

/** Removes tracking parameters, so that such links share one cache entry. */
export function stripTrackingParams(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const parts = url.slice(start + 1).split("&");
  const remaining = parts.filter((part) => !trackingParameter.test(part));
  if (remaining.length === parts.length) return url;
  return remaining.length > 0
    ? `${url.slice(0, start)}?${remaining.join("&")}`
    : url.slice(0, start);
}

/**
 * True for browser navigation, crawlers and plain clients; false when only images or JSON are
 * accepted.
 */
export function acceptsHtml({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { accept = "*/*" } = headers;
  return accept === "*/*" || accept.includes("text/html");
}

/**
 * Serves cached responses before any other work is done for a request; register it before all
 * other hooks.
 */
export function serveFromCache(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onRequest", (request, reply, done) => {
    // The token is checked first; the route then answers from the cache.
    if (holdsApiToken(request.headers.authorization)) return done();
    const isRead = request.method === "GET" || request.method === "HEAD";
    const result = isRead ? cache.get(urlCacheKey(request)) : null;
    if (result && (!result.response.isPage || acceptsHtml(request)))
      sendCached(request, reply, result);
    else done();
  });
}
