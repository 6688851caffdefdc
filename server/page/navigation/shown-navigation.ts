import type { EntityManager } from "typeorm";
import { kindNamed } from "../../content/content-kinds.ts";
import { itemAlone } from "../../content/item-json.ts";
import { loadItems } from "../../content/load-items.ts";
import { filledKinds } from "../../content/reading/item-counts.ts";
import type { ReadScope } from "../../content/reading/read-scope.ts";
import { translationOf } from "../../content/translations.ts";
import { type Language, languages } from "../../language/language.ts";
import { fixedPages } from "../fixed-pages.ts";
import { Page } from "../page.entity.ts";
import { isAmong, readHiddenPages } from "./hidden-pages.ts";
import type { Navigation, NavigationEntry, NavigationLink } from "./navigation.entity.ts";
import { readNavigation } from "./navigation.service.ts";
import { type SitePage, sitePagePaths } from "./site-pages.ts";

/** The links for a reader: no hidden entry, and no page that the scope does not show. */
export async function shownNavigation(db: EntityManager, scope: ReadScope): Promise<Navigation> {
  const { header, footer, links, button } = await readNavigation(db);
  const pages = await pagesOf(db, scope, [...header, ...footer, ...links, ...button]);
  const hidden = await readHiddenPages(db, scope);
  const linksOf = (entries: readonly NavigationEntry[]) =>
    entries
      .flatMap((entry) => (entry.isHidden ? [] : (linkOf(entry, pages, scope) ?? [])))
      .filter(({ address }) => !hidden.hasPath(address));
  return {
    header: linksOf(header),
    footer: linksOf(footer),
    links: linksOf(links),
    button: linksOf(button),
    hidden: hidden.paths,
  };
}

/** The site's lists, each with the kind of its items. */
const kindsOfLists = Object.values(fixedPages).flatMap(({ address, kinds: [kind] = [] }) => {
  const names = Object.keys(sitePagePaths) as SitePage[]; // keys of a constant record
  const page = names.find((name) => sitePagePaths[name] === `/${address}`);
  return page && kind ? [{ page, kind }] : [];
});

/** The site's lists that have an item for the reader, apart from those on `hidden` pages. */
export async function filledLists(
  db: EntityManager,
  scope: ReadScope,
  hidden: readonly string[],
): Promise<SitePage[]> {
  const lists = kindsOfLists
    .filter(({ page }) => !isAmong(hidden, sitePagePaths[page]))
    .map(({ page, kind }) => ({ page, kind: kindNamed(kind).entity }));
  if (lists.length === 0) return [];
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
