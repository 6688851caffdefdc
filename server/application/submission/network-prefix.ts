import { isIPv6 } from "node:net";

const ipv4MappedPattern = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose an address is, for limits: the address itself, or of IPv6 the first 64 bits, for every
 * household has at least that many to choose from (RFC 6177).
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
