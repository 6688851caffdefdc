import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { DataSource, EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import type { Clock } from "../platform/clock.ts";
import { NotFound } from "../platform/failures.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { readKept, withoutQuery } from "./kept-reads.ts";
import {
  itemsOfPart,
  type Part,
  type PublicPage,
  pagesOfPart,
  partsOfPages,
} from "./public-pages.ts";

interface Parts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  answers: AnswerCache;
}

const anHour = "public, max-age=3600";

/**
 * GET /sitemap.xml: every public page in its languages, or, where there are too many for one
 * file, the files that name them; GET /robots.txt: where that is.
 */
export async function sitemap(app: FastifyInstance, { db, clock, publicUrl, answers }: Parts) {
  const options = { ...withoutQuery, schema: { hide: true } };
  const everyPage = readKept(answers, async (_request, reply, manager = db.manager) => {
    const { parts, items } = await partsOfPages(manager, clock());
    if (items <= itemsOfPart)
      return asXml(reply, new SitemapStream(), await pagesOf(manager, parts));
    const files = parts.map(({ shelf, number }) => ({
      url: `${publicUrl}/sitemap-${shelf}-${number}.xml`,
    }));
    return asXml(reply, new SitemapIndexStream(), files);
  });
  app.get("/sitemap.xml", options, everyPage);

  const onePart = readKept<{ Params: Record<keyof Part, string> }>(
    answers,
    async ({ params: { shelf, number } }, reply, manager = db.manager) => {
      if (!/^[1-9]\d{0,5}$/.test(number)) throw NotFound();
      const pages = await pagesOf(manager, [{ shelf, number: Number(number) }]);
      if (pages.length === 0) throw NotFound();
      return asXml(reply, new SitemapStream(), pages);
    },
  );
  app.get("/sitemap-:shelf-:number.xml", options, onePart);

  const pagesOf = async (manager: EntityManager, parts: Part[]) => {
    const entries = [];
    for (const part of parts) {
      for (const page of await pagesOfPart(manager, clock(), part)) {
        entries.push(...entriesOf(page, publicUrl));
      }
    }
    return entries;
  };

  app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) => {
    reply.header("cache-control", anHour).type("text/plain; charset=utf-8");
    return reply.send(robots(publicUrl));
  });
}

const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /editor
Disallow: /auth

Sitemap: ${publicUrl}/sitemap.xml
`;

/** The bare address is Ukrainian; each language names itself and the other, if there is one. */
export const addressIn = (language: Language, path: string, publicUrl: string): string =>
  `${publicUrl}${path}${language === "eng" ? "?lang=en" : ""}`;

async function asXml(
  reply: FastifyReply,
  stream: SitemapStream | SitemapIndexStream,
  entries: object[],
): Promise<string> {
  reply.type("application/xml; charset=utf-8");
  const written = streamToPromise(stream);
  for (const [index, entry] of entries.entries()) {
    // Others are answered while a long file is written.
    if (index % fewEntries === fewEntries - 1) await setImmediate();
    stream.write(entry);
  }
  stream.end();
  return String(await written);
}

/** Are written in about a millisecond. */
const fewEntries = 100;

function entriesOf({ path, languages, changedAt }: PublicPage, publicUrl: string) {
  const inUkrainian = addressIn("ua", path, publicUrl);
  const inEnglish = addressIn("eng", path, publicUrl);
  const lastmod = changedAt && { lastmod: changedAt.toISOString() };
  if (languages.length < 2) {
    return [{ url: languages[0] === "eng" ? inEnglish : inUkrainian, ...lastmod }];
  }
  const links = [
    { lang: "uk", url: inUkrainian },
    { lang: "en", url: inEnglish },
    { lang: "x-default", url: inUkrainian },
  ];
  return [inUkrainian, inEnglish].map((url) => ({ url, links, ...lastmod }));
}
