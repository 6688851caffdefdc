import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../platform/environment.ts";
import type { Log } from "../../platform/log.ts";

/**
 * Whether to believe the X-Forwarded-For of the proxy with this address; `hop` counts proxies,
 * from 0 for the one that is connected.
 */
export type IsTrustedProxy = (address: string | undefined, hop: number) => boolean;

const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** The check for a setting that `trustedProxies` of the environment has accepted. */
export function trustedProxyCheck(setting: Environment["trustProxy"]): IsTrustedProxy {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_address, hop) => hop < setting;
  const trusted = new BlockList();
  for (const network of setting.split(",").flatMap((name) => namedNetworks[name] ?? name)) {
    const [ip = "", prefix] = network.split("/");
    const family = isIP(ip) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(ip, family);
    else trusted.addSubnet(ip, Number(prefix), family);
  }
  // An IPv6 check also matches IPv4-mapped addresses against IPv4 networks.
  return (address = "") => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Warns once when a proxy is not trusted: all visitors behind it share its address, and with it
 * every limit per network address.
 */
export function warnOfUntrustedProxy(
  app: FastifyInstance,
  isTrusted: IsTrustedProxy,
  log: Pick<Log, "warn">,
): void {
  let hasWarned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const { remoteAddress } = request.raw.socket;
    if (!hasWarned && request.headers["x-forwarded-for"] && !isTrusted(remoteAddress, 0)) {
      hasWarned = true;
      log.warn(
        { address: remoteAddress },
        "X-Forwarded-For arrives from an address that is not trusted: if this is your proxy, set TRUST_PROXY, or all visitors count as one",
      );
    }
    done();
  });
}
