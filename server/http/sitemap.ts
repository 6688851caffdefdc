import type { FastifyInstance } from "fastify";
import { SitemapStream, streamToPromise } from "sitemap";
import type { DataSource } from "typeorm";
import type { Language } from "../language/language.ts";
import type { Clock } from "../platform/clock.ts";
import { type PublicPage, publicPages } from "./public-pages.ts";

interface Parts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
}

const anHour = "public, max-age=3600";

/** GET /sitemap.xml: every public page in its languages; GET /robots.txt: where that is. */
export async function sitemap(app: FastifyInstance, { db, clock, publicUrl }: Parts) {
  app.get("/sitemap.xml", { schema: { hide: true } }, async (_request, reply) => {
    const stream = new SitemapStream({ hostname: publicUrl });
    const written = streamToPromise(stream);
    for (const page of await publicPages(db, clock())) {
      for (const entry of entriesOf(page, publicUrl)) stream.write(entry);
    }
    stream.end();
    reply.header("cache-control", anHour).type("application/xml; charset=utf-8");
    return reply.send(await written);
  });

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
