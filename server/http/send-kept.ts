import type { FastifyReply, FastifyRequest } from "fastify";
import type { Encoding, Variant } from "./kept-answer.ts";
import type { Given, Source } from "./making.ts";

/**
 * Writes what is kept straight into the response: in the encoding asked for, as 304 to whoever
 * has it, and without its body to HEAD. Nothing of Fastify's comes after it, so the answer's
 * headers are the only ones.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, given: Given): void {
  reply.hijack();
  const variant = given.kept.in(encodingFor(request.headers["accept-encoding"]));
  if (variant instanceof Promise) {
    variant.then(
      (ready) => write(request, reply, given, ready),
      (error: unknown) => reply.raw.destroy(error instanceof Error ? error : undefined),
    );
  } else write(request, reply, given, variant);
}

/** RFC 9211. */
const cacheStatus: Record<Source, string> = {
  hit: "doloni; hit",
  stored: "doloni; fwd=miss; stored",
  passed: "doloni; fwd=miss",
  stale: "doloni; fwd=stale; detail=database-away",
};

function write(
  { method, headers }: FastifyRequest,
  { raw }: FastifyReply,
  { kept, source }: Given,
  variant: Variant,
): void {
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  // What was posted is answered whatever the asker has (RFC 9110, 13.1.2).
  const isSettled = kept.status === 200 && method !== "POST";
  const isKnown = isSettled && isAmong(headers["if-none-match"], variant.etag);
  const own = isKnown ? withoutBody(variant.headers) : variant.headers;
  raw.writeHead(isKnown ? 304 : kept.status, ["cache-status", cacheStatus[source], ...own]);
  if (isKnown || method === "HEAD") raw.end();
  else raw.end(variant.body);
}

const ofBody = new Set(["content-length", "content-encoding", "content-type"]);

function withoutBody(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ofBody.has(headers[index - (index % 2)] ?? ""));
}

/** RFC 9110, 13.1.2: compared weakly, for what stands between may have weakened it. */
function isAmong(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  if (known === etag || known === "*") return true;
  return known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

/** What browsers send are a handful of texts; strangers may send any. */
const knownWishes = new Map<string, Encoding>();

function encodingFor(wish: string | string[] | undefined): Encoding {
  const text = String(wish ?? "");
  const known = knownWishes.get(text);
  if (known) return known;
  const encoding = bestOf(text);
  if (knownWishes.size < 100 && text.length < 200) knownWishes.set(text, encoding);
  return encoding;
}

/** RFC 9110, 12.5.3; Brotli where both are welcome alike. */
function bestOf(wish: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of wish.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [br, gzip] = [weightOf("br"), weightOf("gzip")];
  if (br === 0 && gzip === 0) return "identity";
  return br >= gzip ? "br" : "gzip";
}
