import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  aPageServer,
  bypassed,
  cacheResultOf,
  hit,
  stored,
} from "../../support/server/page-server.ts";

const { site, open, drawing, ids } = await aPageServer();

describe("a page that many open", () => {
  test("is drawn once, and again the same to the byte", async () => {
    const first = await open("/gallery");
    const second = await open("/gallery");
    expect([cacheResultOf(first), cacheResultOf(second)]).toEqual([stored, hit]);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const { "cache-status": _1, date: _2, ...rest } = second.headers;
    expect(first.headers).toMatchObject(rest);
    expect(rest).toMatchObject({
      "cache-control": "public, no-cache",
      "content-language": "uk",
      "content-type": "text/html; charset=utf-8",
      vary: "Accept-Encoding",
      "x-content-type-options": "nosniff",
    });
    expect(cacheResultOf(await open("/gallery?lang=en"))).toBe(stored);
    expect(drawing.count).toBe(2);
  });

  test("is drawn once for fifty who ask together", async () => {
    const held = Promise.withResolvers<void>();
    drawing.gate = held.promise;
    const asking = Array.from({ length: 50 }, () => open(`/gallery/${ids.gallery}`));
    held.resolve();
    drawing.gate = null;
    const pages = await Promise.all(asking);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(drawing.count).toBe(1);
  });

  test("comes in the encoding that is asked for", async () => {
    const plain = await open("/gallery");
    const br = await open("/gallery", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await open("/gallery", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const marks = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(marks).size).toBe(3);
  });

  test("is not sent again to who has it, as long as it says the same", async () => {
    const { headers } = await open("/gallery", { "accept-encoding": "br" });
    const etag = String(headers.etag);
    const ask = (known: string) =>
      open("/gallery", { "accept-encoding": "br", "if-none-match": known });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const { statusCode, body, headers: told } = await ask(known);
      expect([statusCode, body, told.etag]).toEqual([304, "", etag]);
      expect(told["content-security-policy"]).toBe(headers["content-security-policy"]);
      expect(told).not.toHaveProperty("content-encoding");
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    // Something was written that this page says nothing of.
    site.cache?.responses.invalidate();
    const again = await ask(etag);
    expect([again.statusCode, cacheResultOf(again)]).toEqual([304, stored]);
  });

  test("answers HEAD with its headers alone", async () => {
    const page = await open("/gallery");
    const head = await site.request({ method: "HEAD", url: "/gallery" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(page.rawPayload.length));
    expect(head.headers.etag).toBe(page.headers.etag);
  });

  test("lets its own scripts count, by nonces that nobody can foresee", async () => {
    const [one, other] = [await open("/gallery"), await open("/about")];
    const nonceOf = ({ body }: typeof one) => /<script nonce="([\w-]{22})">/.exec(body)?.[1];
    const policy = String(one.headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonceOf(one)}'`);
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    const styleNonce = /<style nonce="([\w-]{22})">/.exec(one.body)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${styleNonce}'`);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(nonceOf(one)).not.toBe(styleNonce);
  });
});

describe("a page at an address of which there is no end", () => {
  test("is drawn each time, from what the first has asked", async () => {
    const first = await open("/gallery?fresh=1");
    let second = first;
    const asked = await site.countStatements(async () => {
      second = await open("/gallery?fresh=2");
    });
    expect([asked, drawing.count, cacheResultOf(second)]).toEqual([0, 2, bypassed]);
    expect(second.body).toContain("Табори");
  });

  test("shows what was written since", async () => {
    await open("/team?fresh=1");
    const payload = { translations: { ua: { name: "Лука", surname: "Мельник" } } };
    await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect((await open("/team?fresh=2")).body).toContain("Лука");
  });
});

describe("what is not kept", () => {
  test.each([
    "/gallery?x=1",
    "/gallery?lang=uk",
    "/gallery?lang=en&lang=en",
    "/g%61llery",
    "/nowhere",
    `/gallery/${"0".repeat(8)}-0000-0000-0000-000000000000`,
    "/need-help/sent?n=12&form=general",
  ])("%s", async (url) => {
    expect(cacheResultOf(await open(url))).toBe(bypassed);
    expect(cacheResultOf(await open(url))).toBe(bypassed);
  });

  test("who comes by a marked link gets the page that is kept for all", async () => {
    await open("/gallery?lang=en");
    const marked = await open("/gallery?fbclid=IwAR123&lang=en&utm_source=paper");
    expect(cacheResultOf(marked)).toBe(hit);
    const other = await open("/about?utm_source=paper");
    expect(cacheResultOf(other)).toBe(stored);
    expect(other.body).not.toContain("utm_source");
  });

  test("a form's page, for longer than a second: it says when it was opened", async () => {
    const start = new Date("2027-01-01T12:00:00Z");
    site.setClock(start);
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(stored);
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(hit);
    site.setClock(new Date(start.getTime() + 1000));
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(stored);
    site.setClock(null);
  });

  test("anything of whoever is signed in, who is given nothing that is kept either", async () => {
    const as = (speaker: "editor" | "visitor") =>
      site.request({ url: "/about", headers: { accept: "text/html" } }, speaker);
    expect(cacheResultOf(await as("editor"))).toBe(bypassed);
    expect(cacheResultOf(await as("visitor"))).toBe(stored);
    expect(cacheResultOf(await as("editor"))).toBe(bypassed);
  });

  test("a page for who wants no page", async () => {
    await open("/gallery");
    const picture = await open("/gallery", { accept: "image/webp" });
    expect(picture.statusCode).toBe(404);
  });
});
