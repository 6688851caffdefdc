import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import type { DataSource, EntityManager } from "typeorm";
import type { Language } from "../language/language.ts";
import type { Clock } from "../platform/clock.ts";
import { NotFound } from "../platform/failures.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { readKept, withoutQuery } from "./kept-reads.ts";
import { type Part, type PublicPage, pagesOfPart, partsOfPages } from "./public-pages.ts";

interface Parts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  answers: AnswerCache;
}

const anHour = "public, max-age=3600";

/** Shelves of one part each go into one file together; a file may name 50,000 addresses. */
const fewParts = 7;

/**
 * GET /sitemap.xml: every public page in its languages, or, where there are more than one file
 * should hold, the files that name them; GET /robots.txt: where that is.
 */
export async function sitemap(app: FastifyInstance, { db, clock, publicUrl, answers }: Parts) {
  const options = { ...withoutQuery, schema: { hide: true } };
  const everyPage = readKept(answers, async (_request, reply) => {
    const parts = await partsOfPages(db.manager);
    if (parts.length <= fewParts) {
      return asXml(reply, new SitemapStream(), entriesOf(db.manager, clock(), parts, publicUrl));
    }
    const files = parts.map(({ shelf, number }) => ({
      url: `${publicUrl}/sitemap-${shelf}-${number}.xml`,
    }));
    return asXml(reply, new SitemapIndexStream(), files);
  });
  app.get("/sitemap.xml", options, everyPage);

  const onePart = readKept<{ Params: { shelf: string; number: string } }>(
    answers,
    async ({ params: { shelf, number } }, reply) => {
      const part = (await partsOfPages(db.manager)).find(
        (one) => one.shelf === shelf && String(one.number) === number,
      );
      if (!part) throw NotFound();
      return asXml(reply, new SitemapStream(), entriesOf(db.manager, clock(), [part], publicUrl));
    },
  );
  app.get("/sitemap-:shelf-:number.xml", options, onePart);

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

/** Entry by entry, so that others are answered while a long file is written. */
async function asXml(
  reply: FastifyReply,
  stream: SitemapStream | SitemapIndexStream,
  entries: Iterable<object> | AsyncIterable<object>,
): Promise<string> {
  reply.type("application/xml; charset=utf-8");
  const [written] = await Promise.all([
    streamToPromise(stream),
    pipeline(Readable.from(entries), stream),
  ]);
  return String(written);
}

async function* entriesOf(db: EntityManager, now: Date, parts: Part[], publicUrl: string) {
  for (const part of parts) {
    for (const page of (await pagesOfPart(db, now, part)) ?? [])
      yield* entriesOfPage(page, publicUrl);
  }
}

function entriesOfPage({ path, languages, changedAt }: PublicPage, publicUrl: string) {
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
