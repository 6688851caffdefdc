import { isIPv6 } from "node:net";

const ipv4MappedPattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key for rate limits by network address: an IPv4 address itself, or the /64 prefix
 * of an IPv6 address, because a household controls at least a /64 (RFC 6177).
 */
export function networkPrefix(address: string): string {
  const ipv4 = ipv4MappedPattern.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const headGroups = parseGroups(head);
  const missing = tail === undefined ? 0 : 8 - headGroups.length - parseGroups(tail).length;
  const groups = [...headGroups, ...new Array<number>(missing).fill(0), ...parseGroups(tail ?? "")];
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}

const parseGroups = (text: string): number[] =>
  text.split(":").flatMap((group) => (group ? Number.parseInt(group, 16) : []));
