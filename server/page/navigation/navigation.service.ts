import type { EntityManager } from "typeorm";
import type { Context } from "../../content/context.ts";
import { isId } from "../../content/reading/content-queries.ts";
import { lastSavedBy } from "../../history/last-saved-by.ts";
import {
  type ContentAuthor,
  recordBaseline,
  recordContentChange,
} from "../../history/record-change.ts";
import { Conflict, type FieldError, Invalid, NotFound } from "../../platform/errors.ts";
import { requireEditor } from "../../platform/viewer.ts";
import { Page } from "../page.entity.ts";
import {
  type NavigationEntry,
  type NavigationMenu,
  NavigationSettings,
} from "./navigation.entity.ts";
import type { NavigationInput } from "./navigation.input.ts";
import { defaultFooter, defaultHeader, type SitePage, sitePagePaths } from "./site-pages.ts";

/** The lists of links that editors arrange. */
const lists = ["header", "footer", "links", "button"] as const;

type Lists = Record<(typeof lists)[number], NavigationEntry[]>;
type Arranged = NavigationSettings & Lists;

const entryOf = (target: Pick<NavigationEntry, "id"> & Partial<NavigationEntry>) => ({
  sitePage: null,
  pageId: null,
  url: null,
  labelUa: "",
  labelEng: "",
  isHidden: false,
  ...target,
});

const entriesOf = (pages: readonly SitePage[]) =>
  pages.map((sitePage) => entryOf({ id: sitePage.toLowerCase(), sitePage }));

/** The lists of a site on which nobody has edited them. */
export const defaultNavigation: Lists = {
  header: entriesOf(defaultHeader),
  footer: entriesOf(defaultFooter),
  links: [
    entryOf({ id: "help", sitePage: "HELP", labelUa: "Як допомогти", labelEng: "How to help" }),
    entryOf({ id: "need_help", sitePage: "NEED_HELP" }),
  ],
  button: entriesOf(["DONATE"]),
};

/** The only row, which a migration inserted. */
export async function readNavigation(db: EntityManager, isLocked = false): Promise<Arranged> {
  const lock = isLocked ? ({ lock: { mode: "pessimistic_write" } } as const) : {};
  const found = await db.findOneOrFail(NavigationSettings, { where: { id: 1 }, ...lock });
  return Object.assign(
    found,
    listsOf((name) => found[name] ?? defaultNavigation[name]),
  );
}

const listsOf = (entriesOfList: (name: keyof Lists) => NavigationEntry[]): Lists => ({
  header: entriesOfList("header"),
  footer: entriesOfList("footer"),
  links: entriesOfList("links"),
  button: entriesOfList("button"),
});

/**
 * For editors. Throws Conflict `stale` when `version` is outdated, and Invalid for an entry that
 * leads nowhere or has no text.
 */
export async function saveNavigation(
  { db, ...author }: Context,
  version: number,
  input: NavigationInput,
): Promise<NavigationSettings> {
  requireEditor(author.viewer);
  return db.transaction(async (manager) => {
    const navigation = await readNavigation(manager, true);
    if (navigation.version !== version) {
      throw Conflict("stale", await lastSavedBy(manager, "Navigation", null));
    }
    const arranged = listsOf((name) => input[name] ?? navigation[name]);
    const errors = await errorsIn(manager, arranged);
    if (errors.length > 0) throw Invalid(errors);
    return store(manager, author, navigation, arranged);
  });
}

/**
 * For editors: adds a page at the end of a list, or shows its hidden entry; or removes it. Throws
 * NotFound for a page in the trash.
 */
export async function placePage(
  { db, ...author }: Context,
  { pageId, menu, isShown }: { pageId: string; menu: NavigationMenu; isShown: boolean },
): Promise<NavigationSettings> {
  requireEditor(author.viewer);
  return db.transaction(async (manager) => {
    const page = isId(pageId) ? await manager.findOneBy(Page, { id: pageId }) : null;
    if (!page || page.deletedAt) throw NotFound();
    const navigation = await readNavigation(manager, true);
    const target = targetOf(page);
    const leadsToPage = (entry: NavigationEntry) =>
      entry.pageId === pageId || entry.sitePage === target.sitePage;
    const update = (entries: NavigationEntry[]) => {
      if (!isShown) return entries.filter((entry) => !leadsToPage(entry));
      if (!entries.some(leadsToPage)) return [...entries, entryOf(target)];
      return entries.map((entry) => (leadsToPage(entry) ? { ...entry, isHidden: false } : entry));
    };
    const arranged = listsOf((name) => navigation[name]);
    return store(manager, author, navigation, { ...arranged, [menu]: update(navigation[menu]) });
  });
}

/** A page that the site has by itself is an entry of that kind, whoever writes its content. */
function targetOf({ id, address }: Page) {
  const names = Object.keys(sitePagePaths) as SitePage[]; // keys of a constant record
  const sitePage = names.find((name) => sitePagePaths[name] === `/${address}`);
  return sitePage ? { id: sitePage.toLowerCase(), sitePage } : { id, pageId: id };
}

async function store(
  manager: EntityManager,
  author: ContentAuthor,
  navigation: Arranged,
  arranged: Lists,
): Promise<NavigationSettings> {
  const content = listsOf((name) => arranged[name].map(stored));
  const before = listsOf((name) => navigation[name]);
  const baseline = { kind: "Navigation", version: navigation.version };
  await recordBaseline(manager, author.now, baseline, () => before);
  Object.assign(navigation, content, { version: navigation.version + 1 });
  await manager.save(navigation);
  const { version } = navigation;
  await recordContentChange(manager, author, {
    kind: "Navigation",
    action: "saved",
    version,
    content,
  });
  return navigation;
}

const stored = (entry: NavigationEntry): NavigationEntry => ({
  id: entry.id,
  sitePage: entry.sitePage ?? null,
  pageId: entry.pageId ?? null,
  url: entry.url ?? null,
  labelUa: entry.labelUa.trim(),
  labelEng: entry.labelEng.trim(),
  isHidden: entry.isHidden,
});

/** Longer texts do not fit the header. */
const longestLabels: Partial<Record<keyof Lists, number>> = { links: 20, button: 16 };

function lengthErrors(list: keyof Lists, entry: NavigationEntry, path: string): FieldError[] {
  const limit = longestLabels[list] ?? Number.POSITIVE_INFINITY;
  return (["labelUa", "labelEng"] as const)
    .filter((label) => entry[label].trim().length > limit)
    .map((label) => ({ path: `${path}.${label}`, rule: "maxLength", limit }));
}

async function errorsIn(manager: EntityManager, arranged: Lists): Promise<FieldError[]> {
  const all = lists.flatMap((list) =>
    arranged[list].map((entry, index) => ({ list, entry, path: `${list}.${index}` })),
  );
  const ids = all.flatMap(({ entry }) => entry.pageId ?? []);
  const rows: { id: string }[] = ids.length
    ? await manager.query("select id from page where id = any($1::uuid[])", [ids])
    : [];
  const known = new Set(rows.map(({ id }) => id));
  return all.flatMap(({ list, entry, path }) => {
    const { sitePage, pageId, url } = entry;
    if ([sitePage, pageId, url].filter(Boolean).length !== 1) {
      return [{ path: `${path}.url`, rule: "oneTarget" }];
    }
    if (pageId && !known.has(pageId)) return [{ path: `${path}.pageId`, rule: "unknown" }];
    const isUnnamed = url && !entry.labelUa.trim() && !entry.labelEng.trim();
    if (isUnnamed) return [{ path: `${path}.labelUa`, rule: "required" }];
    return lengthErrors(list, entry, path);
  });
}
