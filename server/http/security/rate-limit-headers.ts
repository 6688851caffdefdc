import type { FastifyRequest } from "fastify";

const headersOf = new WeakMap<FastifyRequest, Record<string, string>>();

/**
 * Sets the rate limit that the request counts against, for the headers `RateLimit-Policy` and
 * `RateLimit` (draft-ietf-httpapi-ratelimit-headers). They are of the request, and no part of a
 * response that is cached for others.
 */
export function setRateLimit(
  request: FastifyRequest,
  { limit, used, secondsLeft }: { limit: number; used: number; secondsLeft: number },
): void {
  headersOf.set(request, {
    "ratelimit-policy": `"token";q=${limit};w=60`,
    ratelimit: `"token";r=${limit - used};t=${secondsLeft}`,
  });
}

export const rateLimitHeaders = (request: FastifyRequest): Record<string, string> =>
  headersOf.get(request) ?? {};
