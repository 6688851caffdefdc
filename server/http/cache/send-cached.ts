import type { FastifyReply, FastifyRequest } from "fastify";
import { rateLimitHeaders } from "../security/rate-limit-headers.ts";
import type { AcceptedEncodings } from "./cached-response.ts";
import type { CacheResult, CacheSource } from "./producer.ts";

/**
 * Writes a response directly to the socket in the negotiated encoding, as 304 when the client's
 * ETag matches, and without a body for HEAD. It bypasses Fastify's later hooks, so only the
 * response's own headers are sent, and the rate limit of the request.
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  result: CacheResult,
): void {
  reply.hijack();
  writeResponse(request, reply, result).catch((error: unknown) => {
    // Fastify sends nothing for a hijacked reply: the client would wait until a timeout.
    request.log.error({ err: error }, "response not written");
    reply.raw.destroy();
  });
}

/** Values of the Cache-Status header (RFC 9211). */
const cacheStatus: Record<CacheSource, string> = {
  hit: "doloni; hit",
  stored: "doloni; fwd=miss; stored",
  passed: "doloni; fwd=miss",
  stale: "doloni; fwd=stale; detail=database-away",
};

async function writeResponse(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { response, source }: CacheResult,
): Promise<void> {
  const { method, headers } = request;
  const accepted = negotiateEncoding(headers["accept-encoding"]);
  // Whoever waited while it was computed gets it sooner; later readers get a smaller one.
  const isNew = source === "stored" || source === "passed";
  const encoded = isNew ? response.encodedFast(accepted) : response.encodedAs(accepted.smallest);
  const variant = encoded instanceof Promise ? await encoded : encoded;
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  // If-None-Match yields 304 only for GET and HEAD (RFC 9110, 13.1.2).
  const isConditional = response.status === 200 && method !== "POST";
  const isNotModified = isConditional && etagMatches(headers["if-none-match"], variant.etag);
  const sentHeaders = isNotModified ? withoutBody(variant.headers) : variant.headers;
  raw.writeHead(isNotModified ? 304 : response.status, [
    "cache-status",
    cacheStatus[source],
    ...Object.entries(rateLimitHeaders(request)).flat(),
    ...sentHeaders,
  ]);
  if (isNotModified || method === "HEAD") raw.end();
  else raw.end(variant.body);
}

const bodyHeaders = new Set(["content-length", "content-encoding", "content-type"]);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !bodyHeaders.has(headers[index - (index % 2)] ?? ""));
}

/**
 * Weak comparison (RFC 9110, 13.1.2), because a proxy may have weakened the ETag, and because the
 * reader may have another encoding of the same content.
 */
function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  const content = contentOf(etag);
  return ifNoneMatch.split(",").some((each) => contentOf(each.trim()) === content);
}

/** The part of an ETag that all encodings of the same content share. */
const contentOf = (etag: string): string =>
  etag.replace(/^W\//, "").replace(/-(?:br|gzip|zstd)"$/, '"');

/** Browsers send only a few distinct values; the map is bounded because clients may send any. */
const knownEncodings = new Map<string, AcceptedEncodings>();

function negotiateEncoding(acceptEncoding: string | string[] | undefined): AcceptedEncodings {
  const text = String(acceptEncoding ?? "");
  const known = knownEncodings.get(text);
  if (known) return known;
  const accepted = acceptedEncodings(text);
  if (knownEncodings.size < 100 && text.length < 200) knownEncodings.set(text, accepted);
  return accepted;
}

/** Content negotiation by RFC 9110, 12.5.3; Brotli is preferred at equal weight. */
function acceptedEncodings(acceptEncoding: string): AcceptedEncodings {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  const zstd = weights.get("zstd") ?? 0;
  const smallest = br === 0 && gzip === 0 ? "identity" : br >= gzip ? "br" : "gzip";
  return { smallest, fastest: zstd > 0 && zstd >= Math.max(br, gzip) ? "zstd" : smallest };
}
