import { pathToFileURL } from "node:url";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { aPublishedItem } from "../content/published-item.ts";
import { aServer } from "./test-server.ts";

/** The cache results in `Cache-Status`: from the cache, rendered and stored, rendered only. */
export const [hit, stored, bypassed] = ["hit", "fwd=miss; stored", "fwd=miss"];

export const cacheResultOf = ({ headers }: LightMyRequestResponse) =>
  String(headers["cache-status"]).replace(/^doloni; /, "");

/** A server that renders and caches pages, with one gallery; the cache is empty before each test. */
export async function aPageServer() {
  const built: { render: Render } = await import(pathToFileURL(renderModule).href);
  const rendering = {
    /** The number of renderings started. */
    count: 0,
    /** The number of renderings that have their data; each then awaits the `gate` of its start. */
    drawn: 0,
    gate: null as Promise<void> | null, // or its type would be null alone
  };
  const render: Render = async (request) => {
    const { gate } = rendering;
    rendering.count += 1;
    const page = await built.render(request);
    rendering.drawn += 1;
    await gate;
    return page;
  };
  const site = await aServer({ render, keeps: true });
  const open = (url: string, headers: Record<string, string> = {}) =>
    site.request({ url, headers: { accept: "text/html", ...headers } });
  const ids = { category: "", gallery: "" };

  beforeAll(async () => {
    const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
    ids.category = (await aPublishedItem(site, "GalleryCategory", { translations: named })).id;
    const translations = { ua: { title: "Табір" }, eng: { title: "A camp" } };
    const gallery = { categoryId: ids.category, translations };
    ids.gallery = (await aPublishedItem(site, "Gallery", gallery)).id;
    await open("/");
  }, 60_000);

  beforeEach(() => {
    site.cache?.responses.setConnected(true); // discards all entries
    rendering.count = 0;
    rendering.drawn = 0;
  });

  return { site, open, drawing: rendering, ids };
}
