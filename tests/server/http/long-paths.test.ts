import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const { hostname, port } = new URL(await site.app.listen({ port: 0, host: "127.0.0.1" }));

/** Sends the path as it is; other clients would normalise it. */
async function open(path: string): Promise<IncomingMessage> {
  const sent = request({ hostname, port, path, headers: { accept: "text/html" } }).end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (!answer) throw new Error("there was no response");
  answer.resume();
  return answer;
}

test("a visitor who asks for a project or point with a NUL in its name gets a page that says not found", async () => {
  for (const path of ["/projects/%00", "/gallery/togetherPoints/%00"])
    expect((await open(path)).statusCode).toBe(404);
});

describe("a visitor who follows a strangely written link", () => {
  test.each([
    ["/\\elsewhere.example/", "/elsewhere.example"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/\\/elsewhere.example", "/elsewhere.example"],
    ["/team//", "/team"],
    ["/gallery//togetherPoints/?lang=en", "/gallery/togetherPoints?lang=en"],
    ["http://elsewhere.example/api/?lang=en", "/api?lang=en"],
    [`/team${"/".repeat(15_000)}x`, "/team/x"],
  ])("%s stays on this site, at the page's only address", async (url, address) => {
    const { statusCode, headers } = await open(url);
    expect([statusCode, headers.location]).toEqual([301, address]);
  });

  test.each([`/sitemap-${"-".repeat(15_000)}`, "/sitemap-blog-0.xml", "/sitemap-none-1.xml"])(
    "%s is a part of the sitemap that does not exist",
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );
});
