import { pathToFileURL } from "node:url";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach } from "vitest";
import type { Render } from "../../server/http/page-render.ts";
import { builtRender } from "../../server/platform/places.ts";
import { anApplication } from "./application.ts";
import { aPublished } from "./published.ts";

/** Where a page came from. */
export const [hit, stored, passed] = ["hit", "fwd=miss; stored", "fwd=miss"];

export const sourceOf = ({ headers }: LightMyRequestResponse) =>
  String(headers["cache-status"]).replace(/^doloni; /, "");

/** A site that draws its built pages and keeps them, with one gallery; each test begins afresh. */
export async function aPageSite() {
  const built: { render: Render } = await import(pathToFileURL(builtRender).href);
  const drawing = {
    /** How many pages were begun. */
    count: 0,
    /** How many have all that they show; they wait at the gate that stood when they were begun. */
    drawn: 0,
    gate: null as Promise<void> | null, // or its type would be null alone
  };
  const render: Render = async (request) => {
    const { gate } = drawing;
    drawing.count += 1;
    const page = await built.render(request);
    drawing.drawn += 1;
    await gate;
    return page;
  };
  const site = await anApplication({ render, keeps: true });
  const open = (url: string, headers: Record<string, string> = {}) =>
    site.call({ url, headers: { accept: "text/html", ...headers } });
  const ids = { category: "", gallery: "" };

  beforeAll(async () => {
    const named = { ua: { name: "Табори" }, eng: { name: "Camps" } };
    ids.category = (await aPublished(site, "GalleryCategory", { translations: named })).id;
    const translations = { ua: { title: "Табір" }, eng: { title: "A camp" } };
    const gallery = { categoryId: ids.category, translations };
    ids.gallery = (await aPublished(site, "Gallery", gallery)).id;
    await open("/");
  }, 60_000);

  beforeEach(() => {
    site.keeping?.answers.forget();
    drawing.count = 0;
    drawing.drawn = 0;
  });

  return { site, open, drawing, ids };
}
