import type { FastifyRequest } from "fastify";

/**
 * Whether a form was sent from a page of ours, as browsers tell. Who tells nothing is believed:
 * visitors have no cookies, so another site could send nothing in their name; but it could fill
 * our inbox from their network addresses.
 */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">, publicUrl: string) {
  const site = headers["sec-fetch-site"];
  if (site) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (!origin) return true;
  // Behind a proxy the host may be another one, and without one the public address.
  return origin === new URL(publicUrl).origin || (host !== undefined && hostOf(origin) === host);
}

/** "null" is what a sandboxed page says of itself. */
const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
