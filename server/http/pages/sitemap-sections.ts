import type { EntityManager } from "typeorm";
import { BlogPost } from "../../blog/blog-post.entity.ts";
import type { ContentItem, ItemClass } from "../../content/content-item.ts";
import { countPublicItems, listPublicItems, type PublicItem } from "../../content/public-items.ts";
import { Gallery } from "../../gallery/gallery.entity.ts";
import { type Language, languages } from "../../language/language.ts";
import { Member } from "../../member/member.entity.ts";
import { Project } from "../../project/project.entity.ts";
import { Report } from "../../report/report.entity.ts";
import { TogetherPoint } from "../../together-point/together-point.entity.ts";
import { publicPaths } from "./public-paths.ts";

/** A public page and the languages in which it exists. */
export interface PublicPage {
  path: string;
  languages: readonly Language[];
  /** Time of the item's last change; undefined for static pages. */
  changedAt?: Date;
}

const fixedPages = publicPaths.map((path): PublicPage => ({ path, languages }));

/** Paths of items that have a page of their own. */
export const itemPaths = {
  blogPost: ({ id }: { id: string }) => `/blog/${id}`,
  gallery: ({ id }: { id: string }) => `/gallery/${id}`,
  member: ({ id }: { id: string }) => `/team/${id}`,
  project: ({ id }: { id: string }) => `/projects/${id}`,
  report: ({ id }: { id: string }) => `/reports/${id}`,
  togetherPoint: ({ city }: { city: string }) => `/gallery/togetherPoints/${city}`,
};

/** A kind in the sitemap; `path` returns null for an item without a page of its own. */
interface SitemapSection {
  kind: ItemClass;
  path(item: PublicItem & { city?: string; page?: string }): string | null;
}

/** The first section begins with the static pages, which include the own pages of some projects. */
const firstSection = "pages";
const sitemapSections: Record<string, SitemapSection> = {
  [firstSection]: { kind: Project, path: (item) => (item.page ? null : itemPaths.project(item)) },
  galleries: { kind: Gallery, path: itemPaths.gallery },
  points: { kind: TogetherPoint, path: ({ city = "" }) => itemPaths.togetherPoint({ city }) },
  blog: { kind: BlogPost, path: itemPaths.blogPost },
  reports: { kind: Report, path: itemPaths.report },
  team: { kind: Member, path: itemPaths.member },
};

/** A part of the sitemap; `number` counts the parts of a section from 1. */
export interface SitemapPart {
  section: string;
  number: number;
}

/** Items per part: some megabytes of XML, well below the limit of 50,000 URLs per file. */
export const itemsPerPart = 5000;

/** All non-empty parts, and their total number of items. */
export async function listSitemapParts(
  db: EntityManager,
  now: Date,
): Promise<{ parts: SitemapPart[]; items: number }> {
  const parts: SitemapPart[] = [];
  let items = 0;
  for (const [section, { kind }] of Object.entries(sitemapSections)) {
    const count = await countPublicItems(db, kind, now);
    items += count;
    const last = Math.max(Math.ceil(count / itemsPerPart), section === firstSection ? 1 : 0);
    for (let number = 1; number <= last; number++) parts.push({ section, number });
  }
  return { parts, items };
}

/** The public pages of a part; empty for an unknown part. */
export async function listPagesOfPart(
  db: EntityManager,
  now: Date,
  { section, number }: SitemapPart,
): Promise<PublicPage[]> {
  const sitemapSection = Object.hasOwn(sitemapSections, section)
    ? sitemapSections[section]
    : undefined;
  if (!sitemapSection) return [];
  const range = { first: itemsPerPart, skip: (number - 1) * itemsPerPart };
  const items = await listPublicItems(db, sitemapSection.kind, now, range);
  const pages = items.flatMap((item): PublicPage[] => {
    const path = sitemapSection.path(item);
    return path ? [{ path, languages: item.languages, changedAt: item.changedAt }] : [];
  });
  return section === firstSection && number === 1 ? [...fixedPages, ...pages] : pages;
}

/** Time of the last change or publication of an item and its translations. */
export function lastModified({ updatedAt, translations }: ContentItem): Date {
  const moments = [updatedAt, ...translations.flatMap((row) => [row.updatedAt, row.publishedAt])];
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}
