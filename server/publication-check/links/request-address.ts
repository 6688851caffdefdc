import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupPublic, NotPublic } from "./public-address.ts";

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

/** One request; null without an answer. Its body is not read. */
async function ask(
  url: URL,
  method: "HEAD" | "GET",
  { userAgent, signal, isOpen = () => false }: LinkRequestOptions,
): Promise<IncomingMessage | null> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLocalTest = isOpen(url.host);
  if (!isLocalTest && !isAllowed(url, host)) throw new NotPublic(host);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | null>();
  const sent = send(url, {
    method,
    headers: { "user-agent": userAgent, accept: "*/*" },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    agent: false,
    ...(isLocalTest ? {} : { lookup: lookupPublic }),
  });
  sent.on("response", (answer) => {
    answer.destroy();
    resolve(answer);
  });
  sent.on("error", (error) => {
    if (error instanceof NotPublic) reject(error);
    else resolve(null);
  });
  sent.end();
  return promise;
}

/** A name is judged when it is resolved; an address in its place would not be resolved. */
const isAllowed = ({ protocol, port, username }: URL, host: string): boolean =>
  (protocol === "https:" || protocol === "http:") &&
  port === "" &&
  username === "" &&
  (isIP(host) === 0 || isPublicAddress(host));
