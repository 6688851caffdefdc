import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../../server/demo/seed.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { publicRoutes } from "../../../support/public-routes.ts";
import { aServer } from "../../../support/server/test-server.ts";

const publicUrl = "https://doloni.example";
const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, publicUrl });
const pages: string[] = [];

beforeAll(async () => {
  const { db, images, files } = site;
  await seedDemo({ db, images, files, now: new Date(), progress: () => undefined });
  const read = async (path: string) => (await site.request({ url: path })).json();
  const routes = await publicRoutes(read);
  pages.push(...routes.flatMap(({ path }) => [path, `${path}?lang=en`]));
}, 120_000);

/** The attributes of each element of these names. */
const elementsOf = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`<(?:${names})\\b[^>]*>`, "g"))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );

/** The narrowest of a set: all of its widths are made by one function from one file. */
const narrowestOf = (set = "") => set.split(", ")[0]?.split(" ")[0];

/** The addresses of all pictures of a page: shown, announced to networks, on tabs, in styles. */
function picturesOf(html: string): string[] {
  const shown = elementsOf(html, "img|source").flatMap(({ src, srcset }) => [
    src,
    narrowestOf(srcset),
  ]);
  const linked = elementsOf(html, "link")
    .filter(({ rel = "", as }) => /icon/.test(rel) || as === "image")
    .flatMap(({ href, imagesrcset }) => [href, narrowestOf(imagesrcset)]);
  const shared = elementsOf(html, "meta")
    .filter(({ property, name }) => /^(?:og|twitter):image$/.test(property ?? name ?? ""))
    .map(({ content }) => content);
  const styled = [...html.matchAll(/url\((?:&quot;|["'])?([^"')&]+)/g)].map(([, url]) => url);
  const addresses = [...shown, ...linked, ...shared, ...styled].filter((one) => one !== undefined);
  return addresses.filter((one) => one !== "" && !/^data:|\.woff2$/.test(one));
}

test("every picture of every public page is there, in both languages", async () => {
  const pageOf = new Map<string, string>();
  for (const page of pages) {
    const { body } = await site.request({ url: page, headers: { accept: "text/html" } });
    for (const address of picturesOf(body)) pageOf.set(address.replace(publicUrl, ""), page);
  }
  const ask = pLimit(4);
  const missing = await Promise.all(
    [...pageOf].map(([url, page]) =>
      ask(async () => {
        const { statusCode, headers } = await site.request({ url });
        const isThere = statusCode === 200 && /^image\//.test(String(headers["content-type"]));
        return isThere ? [] : [`${page}: ${url} ${statusCode} ${headers["content-type"]}`];
      }),
    ),
  );
  expect(missing.flat()).toEqual([]);
  expect(pageOf.size).toBeGreaterThan(100);
}, 180_000);
