import { type BrowserCache, cacheName, matchCached } from "./browser-cache.ts";
import { cacheKeyOf, isPageFile, isVisitorPath, offlineAddressFor } from "./cacheable-paths.ts";

/** How long a cached page waits for its newer version, in milliseconds. */
const networkTimeoutMs = 3000;

/** The worker's surroundings, which tests replace. */
export type WorkerParts = {
  openCache: () => Promise<BrowserCache>;
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  delay: (ms: number) => Promise<void>;
};

type Asked = Pick<Request, "method" | "mode" | "url" | "headers">;

/**
 * Which requests the worker answers: pages for visitors and the files of pages. Everything else
 * goes to the network as if there were no worker: writes, queries, the team's pages, whatever
 * carries a token.
 */
export function kindOf(request: Asked, origin: string): "page" | "file" | "other" {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "other";
  if (request.headers.has("authorization")) return "other";
  if (request.mode === "navigate") return isVisitorPath(url.pathname) ? "page" : "other";
  return isPageFile(url.pathname) ? "file" : "other";
}

/** A cached file, whose content never changes; else the network's. */
export async function chooseFile(parts: WorkerParts, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const cache = await parts.openCache();
  const address = `${pathname}${search}`;
  const cached = await matchCached(cache, address);
  if (!cached) return parts.fetch(request);
  return pathname.startsWith("/images/") ? choosePicture(parts, request, cached) : cached;
}

/**
 * The network's picture, which the browser's own cache answers at once; the cached one without a
 * connection. One that the server shows nobody any more is deleted.
 */
async function choosePicture(
  parts: WorkerParts,
  request: Request,
  cached: Response,
): Promise<Response> {
  const network = parts.fetch(request).catch(() => null);
  const fresh = await Promise.race([network, parts.delay(networkTimeoutMs).then(() => null)]);
  if (!fresh || isServerAway(fresh)) return cached;
  if (!fresh.ok) await (await parts.openCache()).delete(request.url);
  return fresh;
}

/**
 * The network's page, so that news is fresh; the cached one when the network is slow, away, or a proxy
 * says that the server is; the offline page when none is cached.
 */
export async function choosePage(parts: WorkerParts, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const address = cacheKeyOf(url);
  const network = parts.fetch(request).catch(() => null);
  const cache = await parts.openCache();
  const cached = address === null ? undefined : await matchCached(cache, address);
  if (!cached) return (await network) ?? offlinePage(cache, `${url.pathname}${url.search}`);
  const fresh = await Promise.race([network, parts.delay(networkTimeoutMs).then(() => null)]);
  return fresh && !isServerAway(fresh) ? fresh : cached;
}

const isServerAway = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** Leads to the offline page in the reader's language; its fragment says what was asked for. */
async function offlinePage(cache: BrowserCache, address: string): Promise<Response> {
  const offline = offlineAddressFor(address);
  if (!(await matchCached(cache, offline))) return Response.error();
  return new Response(null, { status: 302, headers: { location: `${offline}#${address}` } });
}

/** The browser's own surroundings. */
export const browserParts: WorkerParts = {
  openCache: () => caches.open(cacheName),
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};
