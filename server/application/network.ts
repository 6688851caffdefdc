import { isIPv6 } from "node:net";

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose an address is, for limits: the address itself, or of IPv6 the first 64 bits, for every
 * household has at least that many to choose from (RFC 6177).
 */
export function networkOf(address: string): string {
  const older = mapped.exec(address)?.[1];
  if (older) return older;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const given = groupsIn(head);
  const missing = tail === undefined ? 0 : 8 - given.length - groupsIn(tail).length;
  const all = [...given, ...new Array<number>(missing).fill(0), ...groupsIn(tail ?? "")];
  const network = all.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

const groupsIn = (text: string): number[] =>
  text.split(":").flatMap((group) => (group ? Number.parseInt(group, 16) : []));
