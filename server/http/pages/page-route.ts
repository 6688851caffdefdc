import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFilesUnavailable } from "../../files/file-store.ts";
import { languageTags } from "../../language/language.ts";
import { isDatabaseUnavailable } from "../../platform/database/database.ts";
import { Busy, TooMany } from "../../platform/errors.ts";
import { visitor } from "../../platform/viewer.ts";
import type { HttpResponse } from "../cache/cached-response.ts";
import { collectHeaders, toUnavailable } from "../cache/cached-route.ts";
import { haveSameResults, inputsOf } from "../cache/page-inputs.ts";
import { executeOnOneConnection } from "../cache/page-queries.ts";
import { bypass, type Produced, type Producer, type ReadSource } from "../cache/producer.ts";
import { sendCached } from "../cache/send-cached.ts";
import { acceptsHtml, stripTrackingParams, urlCacheKey } from "../cache/serve-from-cache.ts";
import { toExpectedError } from "../error-response.ts";
import { fallbackErrorDocument } from "./page-document.ts";
import { isSearch, pageLifetimeMs, withoutIgnoredParams } from "./page-lifetime.ts";
import { withNonces } from "./page-nonces.ts";
import type { PageParts, PageRenderer } from "./page-renderer.ts";
import type { RenderedPage } from "./render-contract.ts";

/** Handles GET for every page URL, from the cache or by rendering the page. */
export function pageRoute(app: FastifyInstance, parts: PageParts, renderer: PageRenderer): void {
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (!isPageRequest(request)) return reply.callNotFound();
    const canonical = canonicalUrl(request.url);
    if (canonical !== request.url) return reply.redirect(canonical, 301);
    // PostgreSQL stores no NUL, so that no page can have one in its address.
    const url = stripTrackingParams(request.url).replaceAll("%00", "%EF%BF%BD");
    if (isSearch(url)) countSearch(parts, request);
    const producer = (source: ReadSource) => producePage(parts, renderer, { url, source }, reply);
    sendCached(request, reply, await cachedPage(parts, request, producer));
    return reply;
  });
}

/** Result pages are never cached: each is a search. Throws TooMany above the network's limit. */
function countSearch({ searches }: PageParts, { ip }: FastifyRequest): void {
  const seconds = searches.secondsToWait(ip);
  if (seconds > 0) throw TooMany(seconds);
  searches.add(ip);
}

/** When the cache no longer waits for a silent database, the page says that it is unavailable. */
async function cachedPage({ cache }: PageParts, request: FastifyRequest, producer: Producer) {
  try {
    return await cache.getOrCompute(urlCacheKey(request), producer);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return bypass((await producer({ share: () => () => Promise.reject(error) })).response);
  }
}

/**
 * When the page cannot be rendered, it returns the fallback error document; rejects with Busy when
 * the database has no time.
 */
async function producePage(
  { schema, publicUrl, contextFor, reportUnexpected }: PageParts,
  renderer: PageRenderer,
  { url, source }: { url: string; source: ReadSource },
  reply: FastifyReply,
): Promise<Produced> {
  // A CDN may store the page but revalidates it every time, so that writes are visible at once.
  reply.type("text/html; charset=utf-8").header("cache-control", "public, no-cache");
  const fallback = (response: HttpResponse, fault: unknown) => {
    const code = toExpectedError(fault)?.code;
    if (code === "BUSY") throw Busy();
    if (code !== "UNAVAILABLE") reportUnexpected(fault);
    // With a full disk not even a read is certain, and asking again helps once there is space.
    if (code !== "UNAVAILABLE" && code !== "FULL") return { response, isCacheable: false };
    // Outdated pages are for outages of the database: nothing else keeps a page from being read.
    const isFallback = !isFilesUnavailable(fault);
    return { response: toUnavailable(response), isCacheable: false, isFallback };
  };
  try {
    const context = contextFor(visitor, "", source.manager);
    const ask = source.share(executeOnOneConnection(schema, context));
    const { previous } = source;
    if (previous?.inputs && (await haveSameResults(previous.inputs, ask))) return previous;
    const rendered = withoutIgnoredParams(url);
    const isTimeless = pageLifetimeMs(rendered) === Number.POSITIVE_INFINITY;
    const shared = isTimeless && source.data ? { data: source.data } : {};
    const page = await renderer.render({ url: rendered, publicUrl, ask, ...shared });
    const response = page.movedTo
      ? toRedirect(reply, new URL(page.movedTo, publicUrl), new URL(url, publicUrl))
      : await toPage(reply, page, renderer, url);
    if (page.fault) return fallback(response, page.fault);
    const policy = cachePolicyFor(url, page);
    const isLasting = policy.isCacheable && isTimeless;
    return { response, ...policy, ...(isLasting && { inputs: inputsOf(page.queries) }) };
  } catch (fault) {
    reply.status(500).header("content-language", languageTags.ua);
    return fallback(toResponse(reply, Buffer.from(fallbackErrorDocument)), fault);
  }
}

/**
 * Keeps the query of the requested address, of which the page was rendered with a part. Headers take
 * no letters but Latin ones: a URL's path is encoded.
 */
function toRedirect(reply: FastifyReply, target: URL, requested: URL) {
  const own = new Set(target.searchParams.keys());
  for (const [name, value] of requested.searchParams) {
    if (!own.has(name)) target.searchParams.append(name, value);
  }
  reply.status(301).header("location", target.pathname + target.search);
  return toResponse(reply, Buffer.alloc(0));
}

async function toPage(
  reply: FastifyReply,
  page: RenderedPage,
  renderer: PageRenderer,
  url: string,
) {
  const { html, nonces, link } = await renderer.document(page, url);
  if (link) reply.header("link", link);
  withNonces(reply, nonces).status(page.status).header("content-language", page.language);
  return toResponse(reply, html);
}

const toResponse = (reply: FastifyReply, body: Buffer) => ({
  status: reply.statusCode,
  headers: collectHeaders(reply),
  body,
});

/** Pages that do not exist are not cached, because the number of such URLs is unlimited. */
function cachePolicyFor(
  url: string,
  { status }: RenderedPage,
): Pick<Produced, "isCacheable" | "maxAgeMs"> {
  const maxAgeMs = pageLifetimeMs(url);
  return status === 200 && maxAgeMs ? { isCacheable: true, maxAgeMs } : { isCacheable: false };
}

const nonPagePaths = /^\/(?:api|assets|documents|graphql|images)(?:\/|$)/;

const isPageRequest = (request: FastifyRequest): boolean =>
  !nonPagePaths.test(request.url.split("?")[0] ?? "") && acceptsHtml(request);

/**
 * Removes trailing and repeated slashes, so that a page has one URL. Browsers read a backslash as a
 * slash: a redirect to `/\host` would lead to another host.
 */
function canonicalUrl(url: string): string {
  const [path = "/", ...query] = url.split("?");
  const names = path.split(/[/\\]/).filter((name) => name !== "");
  return [`/${names.join("/")}`, ...query].join("?");
}
