import { describe, expect, test } from "vitest";
import { trustedProxyCheck } from "../../../server/http/security/trusted-proxies.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);
const behindProxy = await aServer({ trustProxy: "10.0.0.0/8" }, log);

const open = ({ request }: typeof site, remoteAddress: string, headers = {}) =>
  request({ url: "/api/blog", remoteAddress, headers });
const warnings = () => read().split("X-Forwarded-For arrives").length - 1;

describe("an operator who forgot TRUST_PROXY", () => {
  test("reads one warning in the log when visitors come through a proxy", async () => {
    await open(site, "192.0.2.1");
    expect(warnings()).toBe(0);
    for (const visitor of ["198.51.100.1", "198.51.100.2"])
      await open(site, "192.0.2.1", { "x-forwarded-for": visitor });
    expect(warnings()).toBe(1);
    expect(read()).toContain("set TRUST_PROXY");
    expect(read()).not.toContain("198.51.100");
  });

  test("is not warned about the proxy that is trusted, but about another", async () => {
    const before = warnings();
    await open(behindProxy, "10.1.2.3", { "x-forwarded-for": "198.51.100.1" });
    expect(warnings()).toBe(before);
    await open(behindProxy, "192.0.2.9", { "x-forwarded-for": "198.51.100.1" });
    expect(warnings()).toBe(before + 1);
  });
});

describe("a trusted proxy", () => {
  test.each([
    [false, "127.0.0.1", 0, false],
    [1, "192.0.2.1", 0, true],
    [1, "192.0.2.1", 1, false],
    ["10.0.0.0/8,192.0.2.1", "10.9.8.7", 0, true],
    ["10.0.0.0/8,192.0.2.1", "192.0.2.1", 3, true],
    ["10.0.0.0/8,192.0.2.1", "192.0.2.2", 0, false],
    ["10.0.0.0/8", "::ffff:10.9.8.7", 0, true],
    ["loopback", "127.0.0.5", 0, true],
    ["loopback", "::1", 0, true],
    ["uniquelocal", "fd00::1", 0, true],
    ["uniquelocal", "2001:db8::1", 0, false],
    ["loopback", undefined, 0, false],
  ] as const)("by TRUST_PROXY %s: %s at hop %i is %s", (setting, address, hop, isTrusted) => {
    expect(trustedProxyCheck(setting)(address, hop)).toBe(isTrusted);
  });
});
