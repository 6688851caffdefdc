import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

/** Sessions live in a header; there are no cookies. */
export const isAnonymous = ({ headers }: Pick<FastifyRequest, "headers">): boolean =>
  headers.authorization === undefined;

/** Under which the answer to a GET is kept: the address, in which the language stands. */
export const urlCacheKey = ({ url }: Pick<FastifyRequest, "url">): string =>
  `GET ${stripTrackingParams(url)}`;

/** What other sites and mail services add to links, to know who came from where. */
const trackingParameter =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid?|mc_[ce]id)=/;

/** The address itself, for all who came by differently marked links. */
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

/** A browser's address bar, a crawler or a plain client; who wants a picture or JSON says so. */
export function acceptsHtml({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { accept = "*/*" } = headers;
  return accept === "*/*" || accept.includes("text/html");
}

/**
 * Answers with what is kept before anything else is done for a request: register it before all
 * other hooks.
 */
export function serveFromCache(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook("onRequest", (request, reply, done) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const result = isRead && isAnonymous(request) ? cache.get(urlCacheKey(request)) : null;
    if (result && (!result.response.isPage || acceptsHtml(request)))
      sendCached(request, reply, result);
    else done();
  });
}
