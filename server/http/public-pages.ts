import type { EntityManager } from "typeorm";
import { BlogPost } from "../blog/blog-post.entity.ts";
import type { ContentItem, Kind } from "../content/content-item.ts";
import { countPublications, type Publication, publicationsOf } from "../content/publications.ts";
import { Gallery } from "../gallery/gallery.entity.ts";
import type { Language } from "../language/language.ts";
import { Member } from "../member/member.entity.ts";
import { Project } from "../project/project.entity.ts";
import { Report } from "../report/report.entity.ts";
import { TogetherPoint } from "../together-point/together-point.entity.ts";

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

const fixedPages = fixedPaths.map((path): PublicPage => ({ path, languages: ["ua", "eng"] }));

/** Where an item is read. */
export const pathOf = {
  blogPost: ({ id }: { id: string }) => `/blog/${id}`,
  gallery: ({ id }: { id: string }) => `/gallery/${id}`,
  member: ({ id }: { id: string }) => `/team/${id}`,
  project: ({ id }: { id: string }) => `/projects/${id}`,
  report: ({ id }: { id: string }) => `/reports/${id}`,
  togetherPoint: ({ city }: { city: string }) => `/gallery/togetherPoints/${city}`,
};

/** Where items of one kind are read; null for one that has no page of its own. */
interface Shelf {
  kind: Kind;
  path(item: Publication & { city?: string; page?: string }): string | null;
}

/** The first stands behind the fixed pages, among which are the written ones of projects. */
const firstShelf = "pages";
const shelves: Record<string, Shelf> = {
  [firstShelf]: { kind: Project, path: (item) => (item.page ? null : pathOf.project(item)) },
  galleries: { kind: Gallery, path: pathOf.gallery },
  points: { kind: TogetherPoint, path: ({ city = "" }) => pathOf.togetherPoint({ city }) },
  blog: { kind: BlogPost, path: pathOf.blogPost },
  reports: { kind: Report, path: pathOf.report },
  team: { kind: Member, path: pathOf.member },
};

/** Some of the public pages; `number` counts the parts of a shelf from 1. */
export interface Part {
  shelf: string;
  number: number;
}

/** Items in one part: some megabytes of XML, and far from the 50,000 addresses that it may name. */
export const itemsOfPart = 5000;

/** All parts, none empty, and how many items they have together. */
export async function partsOfPages(
  db: EntityManager,
  now: Date,
): Promise<{ parts: Part[]; items: number }> {
  const parts: Part[] = [];
  let items = 0;
  for (const [shelf, { kind }] of Object.entries(shelves)) {
    const count = await countPublications(db, kind, now);
    items += count;
    const last = Math.max(Math.ceil(count / itemsOfPart), shelf === firstShelf ? 1 : 0);
    for (let number = 1; number <= last; number++) parts.push({ shelf, number });
  }
  return { parts, items };
}

/** What a visitor can read now of that part; nothing of a part that there is not. */
export async function pagesOfPart(
  db: EntityManager,
  now: Date,
  { shelf, number }: Part,
): Promise<PublicPage[]> {
  const known = Object.hasOwn(shelves, shelf) ? shelves[shelf] : undefined;
  if (!known) return [];
  const wish = { first: itemsOfPart, skip: (number - 1) * itemsOfPart };
  const items = await publicationsOf(db, known.kind, now, wish);
  const pages = items.flatMap((item): PublicPage[] => {
    const path = known.path(item);
    return path ? [{ path, languages: item.languages, changedAt: item.changedAt }] : [];
  });
  return shelf === firstShelf && number === 1 ? [...fixedPages, ...pages] : pages;
}

/** When an item or its words last changed, or came out. */
export function changeOf({ updatedAt, translations }: ContentItem): Date {
  const moments = [
    updatedAt,
    ...translations.flatMap((words) => [words.updatedAt, words.publishedAt]),
  ];
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}
