import type { FastifyRequest } from "fastify";

/**
 * Whether a form was posted from this site, by Sec-Fetch-Site or Origin. Requests with neither
 * header are accepted: visitors have no cookies, so another site cannot act in their name; it
 * could only fill the inbox from their network addresses.
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">, publicUrl: string) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (!origin) return true;
  // The Host header may differ behind a proxy, and the public URL may differ without one.
  return origin === new URL(publicUrl).origin || (host !== undefined && hostOf(origin) === host);
}

/** Null for the origin "null", which sandboxed pages send. */
const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
