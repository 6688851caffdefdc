import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
const open = (url: string) => site.request({ url, headers: { accept: "text/html" } });

describe("a visitor who follows a strangely written link", () => {
  test.each([
    ["/\\elsewhere.example/", "/elsewhere.example"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/\\/elsewhere.example", "/elsewhere.example"],
    ["\\\\elsewhere.example", "/elsewhere.example"],
    ["/team//", "/team"],
    ["/gallery//togetherPoints/?lang=en", "/gallery/togetherPoints?lang=en"],
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
