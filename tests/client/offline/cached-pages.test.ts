import { beforeEach, expect, test } from "vitest";
import { maxCachedBytes, maxCachedPages, totalBytes } from "../../../client/offline/cache-index.ts";
import { CachedPages } from "../../../client/offline/cached-pages.ts";
import { chooseFile } from "../../../client/offline/choose-response.ts";
import { FakeDevice } from "../../support/fake-service-worker.ts";

let device: FakeDevice;
let pages: CachedPages;

beforeEach(() => {
  device = new FakeDevice();
  device.publishPage("/offline");
  device.publishPage("/offline?lang=en");
  pages = new CachedPages(device.parts);
});

const offline = ["/offline", "/offline?lang=en"];
const read = (address: string, loaded: string[] = []) =>
  pages.read({ address, title: `Title of ${address}`, loaded });

test("a page that was read is kept with the pictures that were loaded, and no other sizes of them", async () => {
  device.publishPage("/about", { "/images/a/480.avif": "small", "/images/a/1600.avif": "large" });
  expect(await read("/about", ["/images/a/480.avif", "/images/of-another-page/480.avif"])).toBe(
    null,
  );
  expect(device.cachedAddresses()).toEqual(["/about", "/images/a/480.avif", ...offline]);
  expect((await device.index()).pages["/about"]?.title).toBe("Title of /about");
});

test("the offline page is kept in both languages, with the files that it needs", async () => {
  const html = `<style>@font-face{src:url("/assets/cyrillic.woff2")}</style><script>import("/assets/entry-1.js")</script><img src="/assets/bird-1.svg">`;
  device.published.set("/offline?lang=en", { text: html });
  for (const path of ["/assets/entry-1.js", "/assets/bird-1.svg", "/assets/cyrillic.woff2"]) {
    device.published.set(path, { text: path });
  }
  device.publishPage("/about?lang=en");
  await read("/about?lang=en");
  expect(device.cachedAddresses()).toEqual([
    "/about?lang=en",
    "/assets/bird-1.svg",
    "/assets/entry-1.js",
    "/offline",
    "/offline?lang=en",
  ]);
});

test.each([
  "/need-help",
  "/need-help/psychological?lang=en",
  "/help/volunteer",
  "/sent?n=1",
  "/donate/thanks?amount=640",
])("a reader of %s leaves nothing on the device", async (address) => {
  device.publishPage(address);
  await read(address);
  expect(device.cachedAddresses()).toEqual([]);
  expect(device.requests).toEqual([]);
});

test("a page that the server marks as not to be stored, or that is no page, is not kept", async () => {
  device.published.set("/about", { text: "for one reader", cacheControl: "no-store" });
  device.published.set("/team", { text: "{}", type: "application/json" });
  for (const address of ["/about", "/team", "/projects/none"]) await read(address);
  expect(device.cachedAddresses()).toEqual(offline);
});

test("a withdrawn page is deleted with its pictures once the connection is back", async () => {
  device.publishPage("/blog/1", { "/images/only-here/480.avif": "1" });
  device.publishPage("/blog/2", { "/images/shared/480.avif": "2" });
  device.publishPage("/about", { "/images/shared/480.avif": "2" });
  await read("/blog/1", ["/images/only-here/480.avif"]);
  await read("/blog/2", ["/images/shared/480.avif"]);
  await read("/about", ["/images/shared/480.avif"]);
  device.published.delete("/blog/1");
  device.published.delete("/blog/2");
  await pages.checkAll();
  expect(device.cachedAddresses()).toEqual(["/about", "/images/shared/480.avif", ...offline]);
});

test("a withdrawn page is deleted with the next page that is read when the connection broke again", async () => {
  for (const address of ["/blog/1", "/about"]) {
    device.publishPage(address);
    await read(address);
  }
  device.published.delete("/blog/1");
  device.isOnline = false;
  await pages.checkAll();
  device.isOnline = true;
  await read("/about");
  expect(device.cachedAddresses()).toEqual(["/about", ...offline]);
});

test("a withdrawn page is deleted although the first request after the connection is back fails", async () => {
  device.publishPage("/blog/1");
  await read("/blog/1");
  device.published.delete("/blog/1");
  device.isOnline = false;
  device.parts.delay = async (ms) => {
    device.isOnline = ms > 0;
  };
  await pages.checkAll();
  expect(device.cachedAddresses()).toEqual(offline);
});

test("a changed page is replaced, and a picture that it no longer shows is deleted", async () => {
  device.publishPage("/blog", { "/images/a/480.avif": "a", "/images/b/480.avif": "b" });
  await read("/blog", ["/images/a/480.avif", "/images/b/480.avif"]);
  device.publishPage("/blog", { "/images/b/480.avif": "b" }, "without a");
  await pages.checkAll();
  expect(device.cachedAddresses()).toEqual(["/blog", "/images/b/480.avif", ...offline]);
  expect(await device.cachedText("/blog")).toContain("without a");
});

test("a payment code of former requisites is replaced together with the offline page", async () => {
  const codeOf = (version: string) => `/payment-codes/nbu-003.svg?v=${version}`;
  device.publishPage("/about");
  device.publishPage("/offline", { [codeOf("former")]: "former account" });
  await read("/about");
  expect(device.cachedAddresses()).toContain(codeOf("former"));
  device.publishPage("/offline", { [codeOf("new")]: "new account" });
  await pages.checkAll();
  expect(device.cachedAddresses()).toEqual(["/about", ...offline, codeOf("new")]);
  const asked = new Request(`https://doloni.example${codeOf("new")}`);
  expect(await (await chooseFile(device.parts, asked)).text()).toBe("new account");
});

test("a picture that loads as the reader scrolls is kept without asking for the page again", async () => {
  device.publishPage("/about", { "/images/a/480.avif": "a" });
  await read("/about");
  device.requests.length = 0;
  await pages.addFiles({ address: "/about", title: "", loaded: ["/images/a/480.avif"] });
  expect(device.requests).toEqual(["/images/a/480.avif"]);
  expect(device.cachedAddresses()).toContain("/images/a/480.avif");
});

test("pages that have not changed are not sent again", async () => {
  device.publishPage("/about", {}, "as it was");
  await read("/about");
  device.requests.length = 0;
  await pages.checkAll();
  expect(device.requests.sort()).toEqual(["/about", ...offline]);
  expect(await device.cachedText("/about")).toContain("as it was");
});

test.each([
  ["there is no connection", () => Object.assign(device, { isOnline: false })],
  ["a proxy says that the server is down", () => Object.assign(device, { proxyStatus: 502 })],
])("what is kept stays while %s, and the reader learns how old it is", async (_, cut) => {
  device.publishPage("/about");
  await read("/about");
  const cachedAt = device.now;
  device.now += 3_600_000;
  cut();
  await pages.checkAll();
  expect(await read("/about")).toBe(cachedAt);
  expect(device.cachedAddresses()).toEqual(["/about", ...offline]);
});

test("without a connection one request is made at each attempt and not one for each kept page", async () => {
  for (const name of ["/about", "/team", "/blog"]) {
    device.publishPage(name);
    await read(name);
  }
  device.isOnline = false;
  device.requests.length = 0;
  await pages.checkAll();
  expect(new Set(device.requests).size).toBe(1);
  expect(device.requests).toHaveLength(4);
});

test("a reader who returns after an hour has everything compared with the server", async () => {
  device.publishPage("/blog/1");
  device.publishPage("/about");
  await read("/blog/1");
  device.published.delete("/blog/1");
  device.now += 3_700_000;
  await read("/about");
  expect(device.cachedAddresses()).toEqual(["/about", ...offline]);
});

test("the pages read longest ago make room within 20 MB, and the offline page stays", async () => {
  for (let number = 1; number <= 9; number++) {
    const picture = `/images/${number}/1600.avif`;
    device.publishPage(`/blog/${number}`, { [picture]: "x".repeat(3_000_000) });
    device.now += 1000;
    await read(`/blog/${number}`, [picture]);
  }
  const index = await device.index();
  expect(totalBytes(index)).toBeLessThanOrEqual(maxCachedBytes);
  expect(Object.keys(index.pages).sort()).toEqual([
    "/blog/4",
    "/blog/5",
    "/blog/6",
    "/blog/7",
    "/blog/8",
    "/blog/9",
    ...offline,
  ]);
  expect(device.cachedAddresses()).not.toContain("/images/1/1600.avif");
});

test("one page with very many pictures does not displace the others", async () => {
  device.publishPage("/about");
  await read("/about");
  const pictures = Array.from({ length: 12 }, (_, number) => `/images/${number}/1600.avif`);
  device.publishPage(
    "/gallery/1",
    Object.fromEntries(pictures.map((path) => [path, "x".repeat(3_000_000)])),
  );
  await read("/gallery/1", pictures);
  const cached = device.cachedAddresses();
  expect(cached).toContain("/about");
  expect(cached.filter((address) => address.startsWith("/images/"))).toEqual([pictures[0]]);
});

test("the number of kept pages is limited, so that comparing them stays cheap", async () => {
  for (let number = 0; number <= maxCachedPages; number++) {
    device.publishPage(`/blog/${number}`);
    device.now += 1000;
    await read(`/blog/${number}`);
  }
  const cached = Object.keys((await device.index()).pages);
  expect(cached).toHaveLength(maxCachedPages + offline.length);
  expect(cached).not.toContain("/blog/0");
});

test("what an interrupted task left behind is deleted with the next one", async () => {
  await device.cache.put("/blog/left-behind", new Response("withdrawn since"));
  device.publishPage("/about");
  await read("/about");
  expect(device.cachedAddresses()).toEqual(["/about", ...offline]);
});
