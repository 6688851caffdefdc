import type { DataSource } from "typeorm";
import { blogPostQueries } from "../blog/blog-post.service.ts";
import type { Asking } from "../content/asking.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { ContentQueries } from "../content/content-queries.ts";
import { galleryQueries } from "../gallery/gallery.service.ts";
import type { Language } from "../language/language.ts";
import { memberQueries } from "../member/member.service.ts";
import { projectQueries } from "../project/project.service.ts";
import { reportQueries } from "../report/report.service.ts";
import { togetherPointQueries } from "../together-point/together-point.service.ts";

/** One page that strangers may find, and the languages it can be read in. */
export interface PublicPage {
  path: string;
  languages: readonly Language[];
  /** When its item last changed; pages of fixed words have none. */
  changedAt?: Date;
}

/** Pages that are there whatever the database holds, in both languages. */
const fixedPaths = [
  ...["/", "/about", "/projects", "/projects/together", "/projects/psychologicalWork"],
  ...["/projects/humanitarianHelp", "/projects/toyLibrary", "/help", "/need-help", "/news"],
  ...["/blog", "/gallery", "/gallery/videos", "/gallery/togetherPoints", "/reports", "/team"],
  ...["/partners", "/contacts", "/privacy"],
  ...["/need-help/humanitarian", "/need-help/psychological"],
  ...["/help/volunteer", "/help/psychologist", "/help/partner"],
];

/** Where an item is read. */
export const pathOf = {
  blogPost: ({ id }: { id: string }) => `/blog/${id}`,
  gallery: ({ id }: { id: string }) => `/gallery/${id}`,
  member: ({ id }: { id: string }) => `/team/${id}`,
  project: ({ id }: { id: string }) => `/projects/${id}`,
  report: ({ id }: { id: string }) => `/reports/${id}`,
  togetherPoint: ({ city }: { city: string }) => `/gallery/togetherPoints/${city}`,
};

/** Everything a visitor can read now. */
export async function publicPages(db: DataSource, now: Date): Promise<PublicPage[]> {
  const pagesOf = async <Item extends ContentItem>(
    queries: ContentQueries<Item>,
    path: (item: Item) => string | null,
  ): Promise<PublicPage[]> => {
    const pages: PublicPage[] = [];
    for await (const item of everyItem(db, queries, now)) {
      const found = path(item);
      if (found) pages.push({ path: found, ...publication(item) });
    }
    return pages;
  };
  return [
    ...fixedPaths.map((path) => ({ path, languages: ["ua", "eng"] as const })),
    // The written pages of projects are among the fixed ones.
    ...(await pagesOf(projectQueries, (item) => (item.page ? null : pathOf.project(item)))),
    ...(await pagesOf(galleryQueries, pathOf.gallery)),
    ...(await pagesOf(togetherPointQueries, pathOf.togetherPoint)),
    ...(await pagesOf(blogPostQueries, pathOf.blogPost)),
    ...(await pagesOf(reportQueries, pathOf.report)),
    ...(await pagesOf(memberQueries, pathOf.member)),
  ];
}

/** In which languages an item is out, and when it or its words last changed. */
export function publication({ updatedAt, translations }: ContentItem) {
  const moments = [
    updatedAt,
    ...translations.flatMap((words) => [words.updatedAt, words.publishedAt]),
  ];
  const latest = Math.max(...moments.map((moment) => moment?.getTime() ?? 0));
  return {
    languages: translations.map(({ language }) => language),
    changedAt: new Date(latest),
  };
}

async function* everyItem<Item extends ContentItem>(
  db: DataSource,
  queries: ContentQueries<Item>,
  now: Date,
): AsyncGenerator<Item> {
  const asking: Asking = { language: "ua", now, drafts: false };
  let after: string | null = null;
  do {
    const page = await queries.page(db.manager, asking, { first: 500, after });
    yield* page.items;
    after = page.hasNextPage ? page.endCursor : null;
  } while (after);
}
