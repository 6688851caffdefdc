import type { FastifyInstance } from "fastify";
import { Feed } from "feed";
import type { DataSource, EntityManager } from "typeorm";
import { blogPostQueries } from "../blog/blog-post.service.ts";
import { galleryQueries, isNews } from "../gallery/gallery.service.ts";
import {
  inLanguage,
  type Language,
  languageOfAddress,
  languageTags,
} from "../language/language.ts";
import type { Clock } from "../platform/clock.ts";
import { readSettings } from "../settings/settings.service.ts";
import type { AnswerCache } from "./answer-cache.ts";
import { inEitherLanguage, readKept } from "./kept-reads.ts";
import { changeOf, pathOf } from "./public-pages.ts";
import { addressIn } from "./sitemap.ts";

interface Parts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  answers: AnswerCache;
}

interface Entry {
  id: string;
  path: string;
  title: string;
  summary: string;
  /** HTML with addresses of this site. */
  content?: string;
  published: Date;
  changedAt: Date;
}

const feeds = {
  news: { path: "/news", title: { ua: "Новини", eng: "News" }, read: readNews },
  blog: { path: "/blog", title: { ua: "Блог", eng: "Blog" }, read: readBlog },
} as const;

const mostEntries = 30;

/** GET /feeds/news.xml and /feeds/blog.xml: Atom, in the language of the address. */
export async function atomFeeds(app: FastifyInstance, { db, clock, publicUrl, answers }: Parts) {
  const options = { ...inEitherLanguage, schema: { hide: true } };
  for (const name of ["news", "blog"] as const) {
    const answer = readKept(answers, async (request, reply, manager = db.manager) => {
      const language = languageOfAddress(new URL(request.url, publicUrl).searchParams);
      const { path, title, read } = feeds[name];
      const settings = await readSettings(manager);
      const foundation = inLanguage(settings.translations, language)?.foundationName || "Долоні";
      const entries = await read(manager, language, clock());
      const self = addressIn(language, `/feeds/${name}.xml`, publicUrl);
      const changes = entries.map(({ changedAt }) => changedAt.getTime());
      const latest = changes.length > 0 ? Math.max(...changes) : settings.updatedAt.getTime();
      const feed = new Feed({
        id: self,
        title: `${title[language]} · ${foundation}`,
        language: languageTags[language],
        link: addressIn(language, path, publicUrl),
        feedLinks: { atom: self },
        author: { name: foundation, link: addressIn(language, "/", publicUrl) },
        updated: new Date(latest),
        generator: false,
      });
      for (const entry of entries) {
        feed.addItem({
          id: `urn:uuid:${entry.id}`,
          link: addressIn(language, entry.path, publicUrl),
          title: asHtml(entry.title),
          description: asHtml(entry.summary),
          ...(entry.content && { content: absolute(entry.content, publicUrl) }),
          published: entry.published,
          date: entry.changedAt,
        });
      }
      reply.type("application/atom+xml; charset=utf-8");
      reply.header("content-language", languageTags[language]);
      return feed.atom1();
    });
    app.get(`/feeds/${name}.xml`, options, answer);
  }
}

/** Entries speak the feed's language: what exists in the other one alone is left out. */
async function readNews(db: EntityManager, language: Language, now: Date): Promise<Entry[]> {
  const asking = { language, now, drafts: false };
  const wish = { first: 2 * mostEntries };
  const { items } = await galleryQueries.page(db, asking, wish, isNews);
  return items
    .flatMap((gallery) => {
      const words = gallery.translations.find((row) => row.language === language);
      if (!words) return [];
      return {
        id: gallery.id,
        path: pathOf.gallery(gallery),
        title: words.title,
        summary: words.description.split(/\n\s*\n/)[0] ?? "",
        published: gallery.day ? new Date(gallery.day) : gallery.createdAt,
        changedAt: changeOf(gallery),
      };
    })
    .slice(0, mostEntries);
}

async function readBlog(db: EntityManager, language: Language, now: Date): Promise<Entry[]> {
  const asking = { language, now, drafts: false };
  const { items } = await blogPostQueries.page(db, asking, { first: 2 * mostEntries });
  return items
    .flatMap((post) => {
      const words = post.translations.find((row) => row.language === language);
      if (!words) return [];
      return {
        id: post.id,
        path: pathOf.blogPost(post),
        title: words.title,
        summary: words.shortDescription,
        content: words.content,
        published: post.postedAt ?? post.createdAt,
        changedAt: changeOf(post),
      };
    })
    .slice(0, mostEntries);
}

/** The library calls every text HTML. */
const asHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Readers of feeds do not know the site. The HTML was sanitised, so its quotes are regular. */
const absolute = (html: string, publicUrl: string): string =>
  html.replace(/ (src|href)="\/(?!\/)/g, ` $1="${publicUrl}/`);
