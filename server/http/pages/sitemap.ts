import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { DataSource, EntityManager } from "typeorm";
import { type Language, languages, languageTags, pathInLanguage } from "../../language/language.ts";
import type { Clock } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import { cachedRoute, cacheWithoutQuery } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import {
  itemsPerPart,
  listPagesOfPart,
  listSitemapParts,
  type PublicPage,
  type SitemapPart,
} from "./sitemap-sections.ts";

interface SitemapParts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  cache: ResponseCache;
}

/** The section and the number of a part, as in `sitemap-blog-1.xml`. */
const partName = /^([a-z]+)-([1-9]\d{0,5})\.xml$/;

const oneHourCache = "public, max-age=3600";

/**
 * GET /sitemap.xml: every public page in its languages, or a sitemap index when one file cannot
 * hold them; GET /robots.txt: refers to it.
 */
export async function sitemapRoutes(
  app: FastifyInstance,
  { db, clock, publicUrl, cache }: SitemapParts,
) {
  const options = { ...cacheWithoutQuery, schema: { hide: true } };
  const serveSitemap = cachedRoute(cache, async (_request, reply, manager = db.manager) => {
    const { parts, items } = await listSitemapParts(manager, clock());
    if (items <= itemsPerPart)
      return toXml(reply, new SitemapStream(), await entriesOfParts(manager, parts));
    const files = parts.map(({ section, number }) => ({
      url: `${publicUrl}/sitemap-${section}-${number}.xml`,
    }));
    return toXml(reply, new SitemapIndexStream(), files);
  });
  app.get("/sitemap.xml", options, serveSitemap);

  const servePart = cachedRoute<{ Params: { part: string } }>(
    cache,
    async ({ params }, reply, manager = db.manager) => {
      const [, section, number] = partName.exec(params.part) ?? [];
      if (!section) throw NotFound();
      const pages = await entriesOfParts(manager, [{ section, number: Number(number) }]);
      if (pages.length === 0) throw NotFound();
      return toXml(reply, new SitemapStream(), pages);
    },
  );
  // Two parameters in one segment would take quadratic time to match against a long path.
  app.get("/sitemap-:part", options, servePart);

  const entriesOfParts = async (manager: EntityManager, parts: SitemapPart[]) => {
    const entries = [];
    for (const part of parts) {
      for (const page of await listPagesOfPart(manager, clock(), part)) {
        entries.push(...toEntries(page, publicUrl));
      }
    }
    return entries;
  };

  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("cache-control", oneHourCache).type("text/plain; charset=utf-8");
    return reply.send(robotsTxt(publicUrl));
  });
}

const robotsTxt = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /editor
Disallow: /auth

Sitemap: ${publicUrl}/sitemap.xml
`;

async function toXml(
  reply: FastifyReply,
  stream: SitemapStream | SitemapIndexStream,
  entries: object[],
): Promise<string> {
  reply.type("application/xml; charset=utf-8");
  const written = streamToPromise(stream);
  for (const [index, entry] of entries.entries()) {
    // Lets other requests proceed while a long file is written.
    if (index % entriesPerTurn === entriesPerTurn - 1) await setImmediate();
    stream.write(entry);
  }
  stream.end();
  return String(await written);
}

/** Entries that are written in about a millisecond. */
const entriesPerTurn = 100;

function toEntries({ path, languages: pageLanguages, changedAt }: PublicPage, publicUrl: string) {
  const urlIn = (language: Language) => `${publicUrl}${pathInLanguage(path, language)}`;
  const lastmod = changedAt && { lastmod: changedAt.toISOString() };
  if (pageLanguages.length < 2) {
    return pageLanguages.map((language) => ({ url: urlIn(language), ...lastmod }));
  }
  const links = [
    ...languages.map((language) => ({ lang: languageTags[language], url: urlIn(language) })),
    { lang: "x-default", url: urlIn("ua") },
  ];
  return languages.map((language) => ({ url: urlIn(language), links, ...lastmod }));
}
