import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupPublic, NotPublic } from "./public-address.ts";

export interface PublicRequest {
  method: "HEAD" | "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  /** Aborts the request, also after a timeout. */
  signal: AbortSignal;
  /** Hosts (`name:port`, the port left out where it is the default) that may be private. */
  isOpen?: ((host: string) => boolean) | undefined;
}

/**
 * Sends one HTTP request, follows no redirect, and returns the response's head; its body is not
 * read. Throws NotPublic, without any connection, for a host that is not on the public internet,
 * and the error of the connection.
 */
export async function requestPublicHost(
  url: URL,
  { method, headers, body, signal, isOpen = () => false }: PublicRequest,
): Promise<IncomingMessage> {
  const isAllowed = isOpen(url.host);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // `lookupPublic` checks names; an IP address in the URL is not looked up.
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublic(host);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = send(url, {
    method,
    headers,
    signal,
    // A reused connection would skip the check of the address.
    agent: false,
    ...(isAllowed ? {} : { lookup: lookupPublic }),
  });
  sent.on("response", (response) => {
    response.destroy();
    resolve(response);
  });
  sent.on("error", reject);
  sent.end(body);
  return promise;
}
