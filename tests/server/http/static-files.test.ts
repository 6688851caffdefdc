import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { clientBuildFolder, renderModule } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const files = readdirSync(join(clientBuildFolder, "assets"));
const originals = files.filter((file) => !/\.(br|gz)$/.test(file));

const fetched = (file: string, encoding = "identity") =>
  site.request({ url: `/assets/${file}`, headers: { "accept-encoding": encoding } });

describe("a built file", () => {
  test("has a hash of its content in its name, and is cached for a year", async () => {
    expect(originals.filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([]);
    const { headers } = await fetched(originals[0] ?? "");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("that is text was compressed during the build, and is served compressed to a client that accepts it", async () => {
    const texts = originals.filter((file) => /\.(js|css|svg|json)$/.test(file));
    const lacking = texts.filter(
      (file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`),
    );
    expect(lacking).toEqual([]);
    for (const file of texts.filter((name) => /^(framework|entry|base)/.test(name))) {
      const uncompressed = (await fetched(file)).rawPayload;
      const br = await fetched(file, "gzip, br");
      const gzip = await fetched(file, "gzip");
      expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
      expect(brotliDecompressSync(br.rawPayload).equals(uncompressed)).toBe(true);
      expect(gzip.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect(gunzipSync(gzip.rawPayload).equals(uncompressed)).toBe(true);
    }
  });

  test("that is not text is never compressed again", async () => {
    const font = originals.find((file) => file.endsWith(".woff2")) ?? "";
    const { headers, rawPayload } = await fetched(font, "gzip, br");
    expect(headers).toMatchObject({ "content-type": "font/woff2" });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(rawPayload.equals(readFileSync(join(clientBuildFolder, "assets", font)))).toBe(true);
  });

  test("is the only kind of file served: neither its compressed copy nor files elsewhere", async () => {
    const [file = ""] = originals;
    const others = [`${file}.br`, "..%2f.vite%2fmanifest.json", "..%5cx.js", "none-12345678.js"];
    for (const name of others) expect((await fetched(name)).statusCode, name).toBe(404);
  });

  test("is not sent again to a client that has it", async () => {
    const [file = ""] = originals;
    const etag = String((await fetched(file)).headers.etag);
    const again = await site.request({
      url: `/assets/${file}`,
      headers: { "if-none-match": etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

test("a page names its fonts in a header, and none that does not exist", async () => {
  const { headers } = await site.request({ url: "/about", headers: { accept: "text/html" } });
  const fonts = [...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=font/g)];
  expect(fonts.length).toBeGreaterThan(0);
  for (const [, path] of fonts)
    expect((await site.request({ url: path ?? "" })).statusCode).toBe(200);
  expect(headers.link).not.toContain(".js");
});
