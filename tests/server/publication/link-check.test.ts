import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "../../../server/platform/public-address.ts";
import { checkLinks } from "../../../server/publication-check/links/check-links.ts";
import { requestAddress } from "../../../server/publication-check/links/request-address.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { signal } = new AbortController();
const morning = new Date("2026-11-22T07:00:00Z");
const daysLater = (days: number) => new Date(morning.getTime() + days * 24 * 3_600_000);

beforeEach(async () => {
  await site.db.query("delete from blog_post");
  await site.db.query("delete from external_link");
});

const postWith = (content: string) =>
  aPublishedItem(site, "BlogPost", { translations: { ua: { title: "Табір", content } } });
const linkTo = (address: string) => `<p><a href="${address}">далі</a></p>`;

/** A daily check in which every address answers with this status; null for no answer. */
const checkAt = (now: Date, status: number | null) =>
  checkLinks(site.db, {
    publicUrl: "https://site.example",
    now,
    signal,
    pauseMs: 0,
    request: async () => ({ status }),
  });

async function deadLinks() {
  const { deadLinks: dead } = await site.executeOrThrow(
    "{ deadLinks { address status deadSince items { titleUa } } }",
    {},
    "editor",
  );
  return dead;
}

describe("an editor sees", () => {
  test("a link that leads to nothing, since when, and in which item", async () => {
    await postWith(linkTo("https://gone.example/page?a=1&amp;b=2"));
    await checkAt(morning, 404);
    await checkAt(daysLater(1), 410);
    expect(await deadLinks()).toEqual([
      {
        address: "https://gone.example/page?a=1&b=2",
        status: 410,
        deadSince: morning.toISOString(),
        items: [{ titleUa: "Табір" }],
      },
    ]);
  });

  test("no link whose host was away for a day or two; after three days it counts as dead", async () => {
    await postWith(linkTo("https://away.example/"));
    await checkAt(morning, null);
    await checkAt(daysLater(1), 503);
    expect(await deadLinks()).toEqual([]);
    await checkAt(daysLater(2), null);
    expect(await deadLinks()).toHaveLength(1);
    await checkAt(daysLater(3), 200);
    expect(await deadLinks()).toEqual([]);
  });

  test("no link whose host refuses programs", async () => {
    await postWith(linkTo("https://shy.example/"));
    for (const [days, status] of [401, 403, 429, 403].entries()) {
      await checkAt(daysLater(days), status);
    }
    expect(await deadLinks()).toEqual([]);
  });

  test("no dead link any more as soon as it was corrected", async () => {
    const { id, version } = await postWith(linkTo("https://gone.example/"));
    await checkAt(morning, 404);
    await site.executeOrThrow(
      `mutation { saveBlogPost(id: "${id}", version: ${version}, input: { translations: { ua: { title: "Табір" } } }) { id } }`,
      {},
      "editor",
    );
    expect(await deadLinks()).toEqual([]);
    expect(await checkAt(daysLater(1), 404)).toEqual({ checked: 0, dead: 0 });
  });

  test("a dead link in the check before publishing, as the daily check found it", async () => {
    await postWith(linkTo("https://gone.example/"));
    await checkAt(morning, 404);
    const input = {
      translations: {
        ua: {
          title: "Табір",
          content: linkTo("https://gone.example/") + linkTo("https://new.example/"),
        },
      },
    };
    const { publicationCheck } = await site.executeOrThrow(
      `query ($input: JSONObject!) {
        publicationCheck(kind: BLOG_POST, input: $input) { kind path excerpt count }
      }`,
      { input },
      "editor",
    );
    const path = "translations.ua.content";
    expect(publicationCheck).toEqual([
      { kind: "DEAD_LINK", path, excerpt: "https://gone.example/", count: 1 },
    ]);
  });
});

describe("another host is asked", () => {
  const asked: string[] = [];
  const host: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
    const [, to] = /^\/to\/(.*)/.exec(request.url ?? "") ?? [];
    if (to) response.writeHead(302, { location: decodeURIComponent(to) });
    else if (request.url === "/get-only" && request.method === "HEAD") response.writeHead(405);
    else response.writeHead(request.url === "/gone" ? 404 : 200);
    response.end(request.method === "GET" ? "x".repeat(100_000) : undefined);
  });
  const listening = new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  afterAll(() => host.close());
  beforeEach(() => listening.then(() => asked.splice(0)));

  const origin = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // it listens
  const ask = (path: string) =>
    requestAddress(`${origin()}${path}`, {
      userAgent: "link-check (+https://site.example)",
      signal,
      isOpen: (name) => `http://${name}` === origin(),
    });

  test("once, without its page, by a name that says who asks", async () => {
    expect(await ask("/page")).toEqual({ status: 200 });
    expect(asked).toEqual(["HEAD /page link-check (+https://site.example)"]);
  });

  test("again in the way of browsers, when it does not answer the short question", async () => {
    expect(await ask("/get-only")).toEqual({ status: 200 });
    expect(await ask("/gone")).toEqual({ status: 404 });
  });

  test("where a redirect leads", async () => {
    expect(await ask("/to/%2Fpage")).toEqual({ status: 200 });
    expect(await ask("/to/%2Fgone")).toEqual({ status: 404 });
  });

  test("never within a closed network, not even by a redirect", async () => {
    for (const address of ["http://169.254.169.254/latest", "http://localhost/", "http://[::1]/"]) {
      await expect(ask(`/to/${encodeURIComponent(address)}`)).rejects.toThrow();
      await expect(requestAddress(address, { userAgent: "x", signal })).rejects.toThrow();
    }
  });

  test("on the ports of the web alone", async () => {
    await expect(
      requestAddress("http://93.184.215.14:22/", { userAgent: "x", signal }),
    ).rejects.toThrow();
  });
});

test.each([
  ["8.8.8.8", true],
  ["10.1.2.3", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.0.1", false],
  ["192.168.1.1", false],
  ["100.64.0.1", false],
  ["255.255.255.255", false],
  ["0.0.0.0", false],
  ["2606:4700::1111", true],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2002:a00:1::1", false],
  ["localhost", false],
])("%s belongs to the public internet: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
