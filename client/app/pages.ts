import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";
import type { Page } from "./page.ts";
import { type PageRow, pageTable } from "./page-table.ts";

/** A module exports its component under the file's name, which the house test checks. */
type PageModule = Record<string, ComponentType>;

const siteModules = import.meta.glob<PageModule>([
  "../site/**/*Page.tsx",
  // Parts of pages.
  "!../site/**/{FixedPage,LeavePage,WrittenPage}.tsx",
]);

const pages = pageTable.map(
  (row): Page => ({
    ...row,
    source: `client/${row.file}.tsx`,
    module: async () => componentOf(row, await loadModule(row)),
  }),
);

/** A separate file holds the paths of the editors' scripts, because every visitor downloads this one. */
const loadModule = async ({ layout, file }: PageRow): Promise<PageModule | undefined> =>
  layout === "admin"
    ? (await import("../admin/screens.ts")).loadScreen(file)
    : siteModules[`../${file}.tsx`]?.();

function componentOf({ file }: PageRow, module: PageModule | undefined): ComponentType {
  const component = module?.[file.slice(file.lastIndexOf("/") + 1)];
  if (!component) throw new Error(`${file}.tsx exports no page`);
  return component;
}

const byPath = new Map(pages.map((page) => [page.path, page]));
const routes = pages.map((page) => ({ path: page.path, caseSensitive: true, page }));

/** The page that matches a path without its query. An unknown path matches the page `*`. */
export function pageAt(path: string): Page {
  // The router would rank all routes against each other even for a path that one route states
  // literally.
  return byPath.get(path) ?? matchRoutes(routes, path)?.at(-1)?.route.page ?? pageNamed("*");
}

/** The page with exactly this `path` in the table. */
export function pageNamed(path: Page["path"]): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}
