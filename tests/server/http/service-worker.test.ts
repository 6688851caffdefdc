import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const withoutWorker = await aServer({ render, offlineReading: false });

test("a browser finds the service worker at a fixed address, and asks for it each time", async () => {
  const { statusCode, headers, body } = await site.request({ url: "/service-worker.js" });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(body).toContain("addEventListener");
});

test("the worker names the entry script that pages load, by which a new version is noticed", async () => {
  const { body: page } = await site.request({ url: "/", headers: { accept: "text/html" } });
  const [, entry] = /import\("(\/assets\/[^"]+)"\)/.exec(page) ?? [];
  expect(entry).toBeDefined();
  expect((await site.request({ url: "/service-worker.js" })).body).toContain(entry);
});

test("pages may register this worker and no other script, with Trusted Types in force", async () => {
  const { headers } = await site.request({ url: "/", headers: { accept: "text/html" } });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("trusted-types sanitized-html service-worker default");
});

test("where offline reading is off, browsers delete what they have kept, and the worker", async () => {
  const { headers, body } = await withoutWorker.request({ url: "/service-worker.js" });
  expect(headers["cache-control"]).toBe("no-cache");
  expect(body).toContain("caches.delete");
  expect(body).toContain("registration.unregister()");
  expect(body).not.toContain('addEventListener("fetch"');
});

test.each([
  ["/offline", "uk"],
  ["/offline?lang=en", "en"],
])("%s is a page of its own that search engines leave out", async (url, language) => {
  const { statusCode, body } = await site.request({ url, headers: { accept: "text/html" } });
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain('content="noindex"');
});
