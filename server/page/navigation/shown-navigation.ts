import type { EntityManager } from "typeorm";
import { kindNamed } from "../../content/content-kinds.ts";
import { itemAlone } from "../../content/item-json.ts";
import { loadItems } from "../../content/load-items.ts";
import { filledKinds } from "../../content/reading/item-counts.ts";
import type { ReadScope } from "../../content/reading/read-scope.ts";
import { translationOf } from "../../content/translations.ts";
import { type Language, languages } from "../../language/language.ts";
import { Page } from "../page.entity.ts";
import type { Navigation, NavigationEntry, NavigationLink } from "./navigation.entity.ts";
import { readNavigation } from "./navigation.service.ts";
import { type SitePage, sitePagePaths } from "./site-pages.ts";

/** The links for a reader: no hidden entry, and no page that the scope does not show. */
export async function shownNavigation(db: EntityManager, scope: ReadScope): Promise<Navigation> {
  const { header, footer, links, button } = await readNavigation(db);
  const all = [...header, ...footer, ...links, ...button];
  const pages = await pagesOf(db, scope, all);
  const isPoints = ({ sitePage }: NavigationEntry) => sitePage === "TOGETHER_POINTS";
  const hasPoints = all.some(isPoints) && (await areTogetherPointsShown(db));
  const isShown = (entry: NavigationEntry) => !entry.isHidden && (hasPoints || !isPoints(entry));
  const linksOf = (entries: readonly NavigationEntry[]) =>
    entries.filter(isShown).flatMap((entry) => linkOf(entry, pages, scope) ?? []);
  return {
    header: linksOf(header),
    footer: linksOf(footer),
    links: linksOf(links),
    button: linksOf(button),
  };
}

/** Whether the settings show the together points, so that their pages exist. */
export async function areTogetherPointsShown(db: EntityManager): Promise<boolean> {
  const [settings]: { shown: boolean }[] = await db.query(
    "select shows_together_points as shown from settings",
  );
  return settings?.shown ?? true;
}

const kindsOfLists: Partial<Record<SitePage, string>> = {
  PROJECTS: "Project",
  TEAM: "Member",
  PARTNERS: "Partner",
  REPORTS: "Report",
  GALLERIES: "Gallery",
  TOGETHER_POINTS: "TogetherPoint",
  BLOG_POSTS: "BlogPost",
};

/** The site's lists that have an item for the reader. */
export async function filledLists(db: EntityManager, scope: ReadScope): Promise<SitePage[]> {
  const lists = Object.entries(kindsOfLists).map(([page, name]) => ({
    page: page as SitePage, // a key of the record
    kind: kindNamed(name).entity,
  }));
  const filled = await filledKinds(
    db,
    lists.map(({ kind }) => kind),
    scope,
  );
  return lists.flatMap(({ page, kind }) => (filled.includes(kind) ? [page] : []));
}

async function pagesOf(
  db: EntityManager,
  scope: ReadScope,
  entries: readonly NavigationEntry[],
): Promise<Map<string, Page>> {
  const ids = entries.flatMap(({ pageId, isHidden }) => (pageId && !isHidden ? [pageId] : []));
  if (ids.length === 0) return new Map();
  const pages = await loadItems(
    db,
    Page,
    (bind) => `item.deleted_at is null and item.id = any(${bind(ids)})`,
    scope,
    {
      ...itemAlone,
      columns: new Set(["id", "address"]),
      translations: {
        columns: new Set(["id", "language", "title"]),
        preferred: scope.language,
      },
    },
  );
  return new Map(pages.map((page) => [page.id, page]));
}

/** Null for a page that the reader may not see. */
function linkOf(
  entry: NavigationEntry,
  pages: ReadonlyMap<string, Page>,
  { language }: ReadScope,
): NavigationLink | null {
  const own = labelIn(entry, language);
  if (entry.sitePage) return { address: sitePagePaths[entry.sitePage], label: own, language };
  if (entry.url) {
    const other = languages.find((each) => labelIn(entry, each)) ?? language;
    const shown = own ? language : other;
    return { address: entry.url, label: labelIn(entry, shown), language: shown };
  }
  const page = pages.get(entry.pageId ?? "");
  if (!page) return null;
  const { title, language: titleLanguage } = translationOf(page, language);
  const address = `/${page.address}`;
  return own
    ? { address, label: own, language }
    : { address, label: title || address, language: titleLanguage };
}

const labelIn = ({ labelUa, labelEng }: NavigationEntry, language: Language): string =>
  language === "ua" ? labelUa : labelEng;
