import { isIP } from "node:net";
import { isPublicAddress } from "../platform/public-address.ts";

/** Whether a setting names the host (`name` or `name:port`) of a URL as one that may be private. */
export const isPrivateHost =
  (privateHosts: readonly string[]) =>
  (host: string): boolean =>
    privateHosts.includes(host) || privateHosts.includes(host.replace(/:\d+$/, ""));

/**
 * The rule that a webhook's URL breaks: `https`, or `publicHost` for an address that is not on the
 * public internet; null for none. A name is checked at every delivery, when it is resolved.
 */
export function brokenUrlRule(
  { host, hostname, protocol }: URL,
  privateHosts: readonly string[],
): "https" | "publicHost" | null {
  if (isPrivateHost(privateHosts)(host)) return null;
  const address = hostname.replace(/^\[|\]$/g, "");
  const isLocalName = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isLocalName || (isIP(address) !== 0 && !isPublicAddress(address))) return "publicHost";
  return protocol === "https:" ? null : "https";
}
