import type { EntityManager } from "typeorm";
import type { ContentItem } from "../../content/content-item.ts";
import { contentKinds } from "../../content/content-kinds.ts";
import { countItems } from "../../content/reading/item-counts.ts";
import { listPublicItems } from "../../content/reading/public-items.ts";
import { type Language, languages } from "../../language/language.ts";
import { areTogetherPointsShown } from "../../page/navigation/shown-navigation.ts";
import { sitePagePaths } from "../../page/navigation/site-pages.ts";
import { Page } from "../../page/page.entity.ts";
import { pageKind } from "../../page/page.kind.ts";
import { listPublishedFigures } from "../../report/open-data/published-figures.ts";
import { publicPaths } from "./public-paths.ts";

/** A public page and the languages in which it exists. */
export interface PublicPage {
  path: string;
  languages: readonly Language[];
  /** Time of the item's last change; undefined for static pages. */
  changedAt?: Date;
}

const staticPaths: readonly string[] = publicPaths;
const fixedPages = publicPaths.map((path): PublicPage => ({ path, languages }));

/** The section of the static pages. */
const staticSection = "fixed";

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
  const parts: SitemapPart[] = [{ section: staticSection, number: 1 }];
  let items = 0;
  for (const { entity, sitemapSection: section } of contentKinds()) {
    if (!section) continue;
    const count = await countItems(db, entity, { drafts: false, now });
    items += count;
    // All of so few may be static pages, and a part without pages would not exist.
    const isSmall = count <= staticPaths.length;
    if (isSmall && (await listPagesOfPart(db, now, { section, number: 1 })).length === 0) continue;
    const last = Math.ceil(count / itemsPerPart);
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
  if (section === staticSection) {
    if (number !== 1) return [];
    const hidden = (await areTogetherPointsShown(db)) ? null : sitePagePaths.TOGETHER_POINTS;
    const shown = fixedPages.filter(({ path }) => path !== hidden);
    return [...shown, ...(await listYearsOfMoney(db, now))];
  }
  const kind = contentKinds().find(({ sitemapSection }) => sitemapSection === section);
  if (!kind) return [];
  const range = { first: itemsPerPart, skip: (number - 1) * itemsPerPart };
  const items = await listPublicItems(db, kind.entity, now, range);
  const listed = [...staticPaths, ...(kind === pageKind ? [] : await projectPagePaths(db, now))];
  return items.flatMap(({ languages, changedAt, ...item }): PublicPage[] => {
    const path = kind.pagePath(item);
    return listed.includes(path) ? [] : [{ path, languages, changedAt }];
  });
}

/** The public pages that projects share. */
async function projectPagePaths(db: EntityManager, now: Date): Promise<string[]> {
  const pages = await listPublicItems(db, Page, now, { first: itemsPerPart, skip: 0 });
  return pages.map(pageKind.pagePath).filter((path) => path.startsWith("/projects/"));
}

/** The pages of the years with published figures. */
async function listYearsOfMoney(db: EntityManager, now: Date): Promise<PublicPage[]> {
  const years = new Set((await listPublishedFigures(db, now)).map(({ year }) => year));
  return [...years].map((year) => ({ path: `/reports/year/${year}`, languages }));
}

/** Time of the last change or publication of an item and its translations. */
export function lastModified({ updatedAt, translations }: ContentItem): Date {
  const moments = [updatedAt, ...translations.flatMap((row) => [row.updatedAt, row.publishedAt])];
  return new Date(Math.max(...moments.map((moment) => moment?.getTime() ?? 0)));
}
