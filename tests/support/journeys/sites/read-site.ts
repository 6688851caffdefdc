import type { APIRequestContext } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import type { Language } from "../../../../client/phrases/language.tsx";
import { pathIn } from "../editing.ts";

/** What a site serves beside the pages of its sitemap. */
const furtherPaths = [
  paths.auth(),
  paths.search(),
  paths.thanks(),
  paths.offline(),
  paths.error(),
  "/no-such-page",
  "/feeds/news.xml",
  "/feeds/blog.xml",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/open-data",
  "/open-data/reports.json",
];

/** Every public document of a site as it is served, by path and language. */
export async function readSite(request: APIRequestContext): Promise<Map<string, string>> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<?]*)/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  const documents = new Map<string, string>();
  for (const path of new Set([...listed, ...furtherPaths])) {
    for (const language of ["UA", "ENG"] satisfies Language[]) {
      const address = pathIn(path, language);
      documents.set(address, await (await request.get(address)).text());
    }
  }
  return documents;
}

/**
 * What a document says, in its markup, its data and its JSON-LD: without styles and addresses of files,
 * and without the list of all regions of Ukraine that forms have.
 */
export const wordsOf = (document: string): string =>
  document
    .replaceAll(/<style[\s\S]*?<\/style>/g, "")
    .replaceAll(/"\/assets\/[^"]*"/g, '""')
    .replaceAll(/<option[^>]*>[^<]*<\/option>/g, "")
    .replaceAll("\u00a0", " ");
