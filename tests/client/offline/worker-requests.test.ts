import { beforeEach, describe, expect, test } from "vitest";
import { pageTable } from "../../../client/app/page-table.ts";
import {
  cacheKeyOf,
  isCacheablePath,
  isVisitorPath,
} from "../../../client/offline/cacheable-paths.ts";
import { CachedPages } from "../../../client/offline/cached-pages.ts";
import { chooseFile, choosePage, kindOf } from "../../../client/offline/choose-response.ts";
import { FakeDevice, navigationTo } from "../../support/fake-service-worker.ts";

const origin = "https://doloni.example";
const kindOfNavigation = (path: string) => kindOf(navigationTo(path), origin);

describe("which pages the worker touches", () => {
  test("the team's pages, sign-in and what is no page go past it", () => {
    const team = pageTable.filter(({ path, layout }) => layout === "admin" || /^.auth/.test(path));
    expect(team.length).toBeGreaterThan(30);
    for (const { path } of team) expect(kindOfNavigation(path), path).toBe("other");
    for (const path of [
      "/graphql",
      "/api/reports",
      "/documents/1/a.pdf",
      "/open-data/reports.csv",
      "/.data",
      "/healthz",
    ]) {
      expect(kindOfNavigation(path), path).toBe("other");
    }
  });

  test("of the visitors' pages those without forms, receipts and choices may be kept, and no others", () => {
    const site = pageTable.filter(
      ({ layout, status, file }) => layout === "site" && !status && file !== "site/page/BlocksPage",
    );
    const uncacheable = site.map(({ path }) => path).filter((path) => !isCacheablePath(path));
    expect(uncacheable).toEqual([
      "/donate",
      "/donate/thanks",
      "/need-help",
      "/need-help/humanitarian",
      "/need-help/psychological",
      "/sent",
      "/need-help/sent",
      "/help/volunteer",
      "/help/psychologist",
      "/help/partner",
      "/help/sent",
      "/privacy/remove-picture",
      "/search",
      "/auth",
      "/auth/forgot",
      "/auth/invitation",
      "/auth/email",
    ]);
    for (const path of uncacheable) expect(isVisitorPath(path)).toBe(!path.startsWith("/auth"));
  });

  test("a page of blocks may be cached, which is at any address that the site does not use", () => {
    expect(isCacheablePath("/our-volunteers")).toBe(true);
    expect(isCacheablePath("/our-volunteers/2026")).toBe(true);
    for (const path of ["/help/us", "/sent/1", "/auth/new", "/editor/x", "/Our_volunteers"])
      expect(isCacheablePath(path), path).toBe(false);
  });

  test("requests with a token, writes, queries and other sites go past it", () => {
    const request = (init: object, path = "/assets/a.js") =>
      kindOf(
        { method: "GET", mode: "cors", url: `${origin}${path}`, headers: new Headers(), ...init },
        origin,
      );
    expect(request({})).toBe("file");
    expect(request({ headers: new Headers({ authorization: "Bearer x" }) })).toBe("other");
    expect(request({ method: "POST" }, "/graphql")).toBe("other");
    expect(request({}, "/api/reports")).toBe("other");
    expect(request({ url: "https://images.example/images/a.webp" })).toBe("other");
    expect(kindOf({ ...navigationTo("/about"), method: "POST" }, origin)).toBe("other");
  });

  test("a page is kept once, whatever parameters a link from elsewhere adds", () => {
    const at = (address: string) => cacheKeyOf(new URL(address, origin));
    expect(at("/about?utm_source=mail&lang=en#history")).toBe("/about?lang=en");
    expect(at("/about?fbclid=1")).toBe("/about");
    expect(at("/reports?year=2024&lang=en")).toBe("/reports?lang=en&year=2024");
    expect(at("/need-help")).toBeNull();
  });
});

describe("a reader who opens a page", () => {
  let device: FakeDevice;
  const open = async (address: string) => choosePage(device.parts, navigationTo(address));

  beforeEach(async () => {
    device = new FakeDevice();
    for (const [address, words] of [
      ["/offline", "Офлайн"],
      ["/offline?lang=en", "Offline"],
      ["/about", "as it was kept"],
    ] as const) {
      device.publishPage(address, {}, words);
    }
    const pages = new CachedPages(device.parts);
    await pages.read({ address: "/about", title: "", loaded: [] });
    device.publishPage("/about", {}, "as it is now");
  });

  test("gets the newest version while there is a connection", async () => {
    device.parts.delay = () => new Promise(() => undefined);
    expect(await (await open("/about")).text()).toContain("as it is now");
  });

  test("gets the kept version when the network does not answer in time", async () => {
    device.parts.fetch = () => new Promise(() => undefined);
    expect(await (await open("/about")).text()).toContain("as it was kept");
  });

  test("gets the kept version without a connection, and while a proxy says that the server is down", async () => {
    device.parts.delay = () => new Promise(() => undefined);
    device.proxyStatus = 503;
    expect(await (await open("/about")).text()).toContain("as it was kept");
    device.isOnline = false;
    expect(await (await open("/about?utm_source=mail")).text()).toContain("as it was kept");
  });

  test("gets the not-found page of a withdrawn page at once, and not the kept one", async () => {
    device.parts.delay = () => new Promise(() => undefined);
    device.published.delete("/about");
    expect((await open("/about")).status).toBe(404);
  });

  test("gets the offline page in place of a page that is not kept, also of a form", async () => {
    device.isOnline = false;
    for (const address of ["/team", "/need-help", "/"]) {
      const { status, headers } = await open(address);
      expect([status, headers.get("location")]).toEqual([302, `/offline#${address}`]);
    }
    expect(await (await open("/offline#/team")).text()).toContain("Офлайн");
  });

  test("gets the offline page in the language of the address", async () => {
    device.isOnline = false;
    const { headers } = await open("/team?lang=en");
    expect(headers.get("location")).toBe("/offline?lang=en#/team?lang=en");
    expect(await (await open("/offline?lang=en")).text()).toContain("Offline");
  });

  test("waits for a slow page that is not kept", async () => {
    device.publishPage("/team", {}, "slow");
    expect(await (await open("/team")).text()).toContain("slow");
  });

  test("gets kept files from the device, and others from the network", async () => {
    const pages = new CachedPages(device.parts);
    device.publishPage("/blog", { "/assets/a.js": "kept" });
    await pages.read({ address: "/blog", title: "", loaded: ["/assets/a.js"] });
    device.requests.length = 0;
    const fileAt = (path: string) => chooseFile(device.parts, new Request(`${origin}${path}`));
    expect(await (await fileAt("/assets/a.js")).text()).toBe("kept");
    expect(device.requests).toEqual([]);
    device.published.set("/assets/b.js", { text: "from the network" });
    expect(await (await fileAt("/assets/b.js")).text()).toBe("from the network");
  });
});

describe("a picture that a consent covers", () => {
  const path = "/images/0123456789abcdef01234567/480.avif";
  const request = new Request(`${origin}${path}`);
  const picture = (cacheControl: string) => ({ text: "1", type: "image/avif", cacheControl });

  test("is not kept on the device", async () => {
    const device = new FakeDevice();
    device.publishPage("/about", { [path]: "1" });
    device.published.set(path, picture("public, no-cache"));
    await new CachedPages(device.parts).read({ address: "/about", title: "", loaded: [path] });
    expect(device.cachedAddresses()).not.toContain(path);
  });

  test("and was kept before is shown without a connection, and deleted once the server withholds it", async () => {
    const device = new FakeDevice();
    device.publishPage("/about", { [path]: "1" });
    await new CachedPages(device.parts).read({ address: "/about", title: "", loaded: [path] });
    expect(device.cachedAddresses()).toContain(path);
    const slow = { ...device.parts, delay: () => new Promise<void>(() => undefined) };
    device.isOnline = false;
    expect((await chooseFile(slow, request)).status).toBe(200);
    device.isOnline = true;
    device.published.delete(path);
    expect((await chooseFile(slow, request)).status).toBe(404);
    expect(device.cachedAddresses()).not.toContain(path);
  });
});
