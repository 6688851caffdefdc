import type { IncomingMessage } from "node:http";
import { NotPublic } from "../../platform/public-address.ts";
import { requestPublicHost } from "../../platform/request-public-host.ts";

/** What came of asking for an address: an HTTP status, or null without an answer. */
export type LinkAnswer = { status: number | null };

export interface LinkRequestOptions {
  /** Tells the other host who asks, and where to complain. */
  userAgent: string;
  signal: AbortSignal;
  /** Only tests ask a server on this machine. */
  isOpen?: (host: string) => boolean;
}

const timeoutMs = 10_000;
const maxRedirects = 5;

/** Statuses after which a host is asked again with GET: many do not answer HEAD properly. */
const refusesHead = new Set([400, 403, 404, 405, 406, 410, 500, 501, 503]);

/**
 * Asks for an address with HEAD, else GET, whose body is not read, and follows redirects. Throws
 * NotPublic for a host, or the target of a redirect, that is not on the public internet.
 */
export async function requestAddress(
  address: string,
  options: LinkRequestOptions,
): Promise<LinkAnswer> {
  const head = await follow(address, "HEAD", options);
  return head.status === null || refusesHead.has(head.status)
    ? follow(address, "GET", options)
    : head;
}

async function follow(
  address: string,
  method: "HEAD" | "GET",
  options: LinkRequestOptions,
): Promise<LinkAnswer> {
  let url = new URL(address);
  for (let count = 0; count <= maxRedirects; count += 1) {
    const answer = await ask(url, method, options);
    if (!answer?.statusCode) return { status: null };
    const { location } = answer.headers;
    const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400 && location;
    const target = isRedirect ? URL.parse(location, url) : null;
    if (!target) return { status: answer.statusCode };
    url = target;
  }
  return { status: null };
}

/** One request; null without an answer. */
async function ask(
  url: URL,
  method: "HEAD" | "GET",
  { userAgent, signal, isOpen }: LinkRequestOptions,
): Promise<IncomingMessage | null> {
  if (!isOpen?.(url.host) && !isAllowed(url)) throw new NotPublic(url.host);
  const request = {
    method,
    headers: { "user-agent": userAgent, accept: "*/*" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    isOpen,
  };
  return requestPublicHost(url, request).catch((error: unknown) => {
    if (error instanceof NotPublic) throw error;
    return null;
  });
}

const isAllowed = ({ protocol, port, username }: URL): boolean =>
  (protocol === "https:" || protocol === "http:") && port === "" && username === "";
