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

describe("a page that many people open", () => {
  test("is rendered once, and the second response is byte-identical", async () => {
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

  test("is rendered once for fifty simultaneous requests", async () => {
    const released = Promise.withResolvers<void>();
    drawing.gate = released.promise;
    const requests = Array.from({ length: 50 }, () => open(`/gallery/${ids.gallery}`));
    released.resolve();
    drawing.gate = null;
    const pages = await Promise.all(requests);
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(drawing.count).toBe(1);
  });

  test("is not rendered again for whoever sends an Authorization header", async () => {
    const page = await open("/gallery");
    for (const authorization of ["x", "Bearer of nothing", `Bearer ${site.tokens.editor}`]) {
      const again = await open("/gallery", { authorization });
      expect([cacheResultOf(again), again.body]).toEqual([hit, page.body]);
    }
    expect(drawing.count).toBe(1);
  });

  test("is sent in the encoding that the browser accepts", async () => {
    const plain = await open("/gallery");
    const br = await open("/gallery", { "accept-encoding": "gzip, deflate, br, zstd" });
    const gzip = await open("/gallery", { "accept-encoding": "gzip;q=1.0, br;q=0" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const etags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(etags).size).toBe(3);
  });

  test("is not sent again to a browser that has it, as long as it is unchanged", async () => {
    const { headers } = await open("/gallery", { "accept-encoding": "br" });
    const etag = String(headers.etag);
    const ask = (known: string) =>
      open("/gallery", { "accept-encoding": "br", "if-none-match": known });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const { statusCode, body, headers: responseHeaders } = await ask(known);
      expect([statusCode, body, responseHeaders.etag]).toEqual([304, "", etag]);
      expect(responseHeaders["content-security-policy"]).toBe(headers["content-security-policy"]);
      expect(responseHeaders).not.toHaveProperty("content-encoding");
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    // A write that does not concern this page.
    site.cache?.responses.invalidate();
    const again = await ask(etag);
    expect([again.statusCode, cacheResultOf(again)]).toEqual([304, stored]);
  });

  test("answers HEAD with the headers alone", async () => {
    const page = await open("/gallery");
    const head = await site.request({ method: "HEAD", url: "/gallery" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(String(page.rawPayload.length));
    expect(head.headers.etag).toBe(page.headers.etag);
  });

  test("allows its own scripts by nonces that nobody can predict", async () => {
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

describe("a page whose address has a parameter that it ignores", () => {
  test("is rendered each time, from the query results of the first rendering", async () => {
    const first = await open("/gallery?fresh=1");
    let second = first;
    const statements = await site.countStatements(async () => {
      second = await open("/gallery?fresh=2");
    });
    expect([statements, drawing.count, cacheResultOf(second)]).toEqual([0, 2, bypassed]);
    expect(second.body).toContain("Табори");
  });

  test("shows what was written since then", async () => {
    await open("/team?fresh=1");
    const payload = { translations: { ua: { name: "Лука", surname: "Мельник" } } };
    await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect((await open("/team?fresh=2")).body).toContain("Лука");
  });
});

describe("what is not cached", () => {
  test.each([
    "/gallery?x=1",
    "/gallery?lang=uk",
    "/gallery?lang=en&lang=en",
    "/g%61llery",
    "/nowhere",
    `/gallery/${"0".repeat(8)}-0000-0000-0000-000000000000`,
    "/sent?n=12",
  ])("%s", async (url) => {
    expect(cacheResultOf(await open(url))).toBe(bypassed);
    expect(cacheResultOf(await open(url))).toBe(bypassed);
  });

  test("a visitor who follows a link with tracking parameters gets the page that is cached for all", async () => {
    await open("/gallery?lang=en");
    const marked = await open("/gallery?fbclid=IwAR123&lang=en&utm_source=paper");
    expect(cacheResultOf(marked)).toBe(hit);
    const other = await open("/about?utm_source=paper");
    expect(cacheResultOf(other)).toBe(stored);
    expect(other.body).not.toContain("utm_source");
  });

  test("a form's page, for longer than a second: it contains the time at which it was opened", async () => {
    const start = new Date("2027-01-01T12:00:00Z");
    site.setClock(start);
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(stored);
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(hit);
    site.setClock(new Date(start.getTime() + 1000));
    expect(cacheResultOf(await open("/need-help/humanitarian"))).toBe(stored);
    site.setClock(null);
  });

  test("a page for a client that does not accept HTML", async () => {
    await open("/gallery");
    const picture = await open("/gallery", { accept: "image/webp" });
    expect(picture.statusCode).toBe(404);
  });
});
