import dns from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not the public internet: private, link-local, loopback, reserved (IANA). */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, bits, "ipv4");
}
/** The only addresses of IPv6 that are routed publicly. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
/** Within them: tunnels that carry addresses of IPv4, and documentation. */
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  closed.addSubnet(network, bits, "ipv6");
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** Error of a host whose address is not public. */
export class NotPublic extends Error {}

/**
 * Resolves a name as the system does, and fails when one of its addresses is not public. The
 * connection uses the address that was judged, so that no second answer can replace it.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const judged = found.every(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (!judged || !first) return callback(new NotPublic(host), []);
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
