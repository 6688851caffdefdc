import type { FastifyInstance } from "fastify";
import { Feed } from "feed";
import type { DataSource, EntityManager } from "typeorm";
import type { BlogPost } from "../../blog/blog-post.entity.ts";
import { blogPostKind, blogPostQueries } from "../../blog/blog-post.kind.ts";
import { guestNameOf, memberNameOf } from "../../blog/blog-post-author.ts";
import { Loaders } from "../../content/image-loaders.ts";
import { withLibraryAlt } from "../../content/library-alt.ts";
import { galleryKind, galleryQueries } from "../../gallery/gallery.kind.ts";
import { isNews } from "../../gallery/gallery-filters.ts";
import {
  type Language,
  languageOfAddress,
  languageTags,
  pathInLanguage,
} from "../../language/language.ts";
import type { Member } from "../../member/member.entity.ts";
import { memberKind, memberQueries } from "../../member/member.kind.ts";
import { readHiddenPages } from "../../page/navigation/hidden-pages.ts";
import type { Clock } from "../../platform/clock.ts";
import { NotFound } from "../../platform/errors.ts";
import { toStorableText } from "../../platform/tidy-text.ts";
import { foundationName } from "../../settings/foundation-name.ts";
import { readSettings } from "../../settings/settings.service.ts";
import { cachedRoute, cacheInEitherLanguage } from "../cache/cached-route.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { lastModified } from "./sitemap-sections.ts";

interface FeedParts {
  db: DataSource;
  clock: Clock;
  publicUrl: string;
  cache: ResponseCache;
}

interface FeedEntry {
  id: string;
  path: string;
  title: string;
  summary: string;
  /** HTML that may contain relative URLs of this site. */
  content?: string;
  /** Null for the foundation. */
  author?: Byline | null;
  published: Date;
  changedAt: Date;
}

interface Byline {
  name: string;
  /** Path of a page about the author. */
  path: string | null;
}

const feeds = {
  news: { path: "/news", title: { ua: "Новини", eng: "News" }, read: readNews },
  blog: { path: "/blog", title: { ua: "Блог", eng: "Blog" }, read: readBlog },
} as const;

/** As the page of the post says it. */
const namesChangedNote = { ua: "Імена змінено", eng: "Names have been changed" } as const;

const maxEntries = 30;

/** GET /feeds/news.xml and /feeds/blog.xml: Atom feeds, in the language of the URL. */
export async function feedRoutes(app: FastifyInstance, { db, clock, publicUrl, cache }: FeedParts) {
  const options = { ...cacheInEitherLanguage, schema: { hide: true } };
  for (const name of ["news", "blog"] as const) {
    const serveFeed = cachedRoute(cache, async (request, reply, manager = db.manager) => {
      const language = languageOfAddress(new URL(request.url, publicUrl).searchParams);
      const { path, title, read } = feeds[name];
      const hidden = await readHiddenPages(manager, { now: clock() });
      if (hidden.hasPath(path)) throw NotFound();
      const settings = await readSettings(manager);
      const foundation = foundationName(settings, language);
      const entries = await read(manager, language, clock());
      const urlOf = (file: string) => `${publicUrl}${pathInLanguage(file, language)}`;
      const linkTo = (file: string) => (hidden.hasPath(file) ? null : urlOf(file));
      const self = urlOf(`/feeds/${name}.xml`);
      const changes = entries.map(({ changedAt }) => changedAt.getTime());
      const latest = changes.length > 0 ? Math.max(...changes) : settings.updatedAt.getTime();
      const feed = new Feed({
        id: self,
        title: `${title[language]} · ${foundation}`,
        language: languageTags[language],
        link: urlOf(path),
        feedLinks: { atom: self },
        author: { name: foundation, link: urlOf("/") },
        updated: new Date(latest),
        generator: false,
      });
      for (const entry of entries) {
        feed.addItem({
          id: `urn:uuid:${entry.id}`,
          link: urlOf(hidden.hasPath(entry.path) ? path : entry.path),
          title: escapeHtml(entry.title),
          description: escapeHtml(entry.summary),
          ...(entry.content && { content: toAbsoluteUrls(entry.content, publicUrl) }),
          ...(entry.author && { author: [authorOf(entry.author, linkTo)] }),
          published: entry.published,
          date: entry.changedAt,
        });
      }
      reply.type("application/atom+xml; charset=utf-8");
      reply.header("content-language", languageTags[language]);
      // The library has no attribute for the language.
      const xml = feed.atom1().replace("<feed ", `<feed xml:lang="${languageTags[language]}" `);
      // Texts saved by earlier versions may contain characters that no XML parser accepts.
      return toStorableText(xml);
    });
    app.get(`/feeds/${name}.xml`, options, serveFeed);
  }
}

/** Items without a translation into the feed's language are omitted. */
async function readNews(db: EntityManager, language: Language, now: Date): Promise<FeedEntry[]> {
  const scope = { language, now, drafts: false };
  const query = { first: 2 * maxEntries };
  const { items } = await galleryQueries.page(db, scope, query, isNews);
  return items
    .flatMap((gallery) => {
      const translation = gallery.translations.find((row) => row.language === language);
      if (!translation) return [];
      return {
        id: gallery.id,
        path: galleryKind.pagePath(gallery),
        title: translation.title,
        summary: translation.description.split(/\n\s*\n/)[0] ?? "",
        published: gallery.day ? new Date(gallery.day) : gallery.createdAt,
        changedAt: lastModified(gallery),
      };
    })
    .slice(0, maxEntries);
}

async function readBlog(db: EntityManager, language: Language, now: Date): Promise<FeedEntry[]> {
  const scope = { language, now, drafts: false };
  const { items } = await blogPostQueries.page(db, scope, { first: 2 * maxEntries });
  const authorIds = items.flatMap(({ authorId }) => authorId ?? []);
  const members = await memberQueries.eachById(db, scope, [...new Set(authorIds)]);
  const entries = items
    .flatMap((post) => {
      const translation = post.translations.find((row) => row.language === language);
      if (!translation) return [];
      return {
        id: post.id,
        path: blogPostKind.pagePath(post),
        title: translation.title,
        summary: translation.shortDescription,
        content: translation.content,
        note: post.namesChanged ? `<p><em>${namesChangedNote[language]}</em></p>` : "",
        author: bylineOf(post, members.find((member) => member?.id === post.authorId) ?? null),
        published: post.postedAt ?? post.createdAt,
        changedAt: lastModified(post),
      };
    })
    .slice(0, maxEntries);
  const context = { db, loaders: new Loaders(db, now) };
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      content: entry.note + forReaders(await withLibraryAlt(context, entry.content, language)),
    })),
  );

  function bylineOf(post: BlogPost, member: Member | null): Byline | null {
    if (member) return { name: memberNameOf(member, language), path: memberKind.pagePath(member) };
    const name = guestNameOf(post, language);
    return name ? { name, path: null } : null;
  }
}

function authorOf({ name, path }: Byline, linkTo: (path: string) => string | null) {
  const link = path && linkTo(path);
  return { name, ...(link && { link }) };
}

/** The library marks every text as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Feed readers know no player: a video becomes a link. */
const forReaders = (html: string): string =>
  html.replace(
    /<figure data-youtube="([\w-]+)">(?:<figcaption>((?:(?!<\/figcaption>).)*)<\/figcaption>)?<\/figure>/g,
    (_video, id: string, title = "") => {
      const address = `https://www.youtube.com/watch?v=${id}`;
      return `<p><a href="${address}">${title || address}</a></p>`;
    },
  );

/**
 * Feed readers do not resolve relative URLs. The HTML is sanitised, so its attributes are quoted.
 */
const toAbsoluteUrls = (html: string, publicUrl: string): string =>
  html.replace(/ (src|href)="\/(?!\/)/g, ` $1="${publicUrl}/`);
