import { adminLayout } from "./admin-layout.ts";
import type { LayoutProps, LazyModule, Page } from "./page.ts";

/** Stands before every editors' page, and draws it for those alone who are signed in. */
export const adminGuard: LazyModule<LayoutProps> = {
  source: "client/app/admin/AdminGuard.tsx",
  module: () => import("./admin/AdminGuard.tsx").then(({ AdminGuard: AdminDoor }) => AdminDoor),
};

type LayoutModules = {
  /** All that the server and the first drawing in the browser need, before the page's own. */
  outer?: LazyModule<LayoutProps>;
  inner?: LazyModule<LayoutProps>;
  /** Files of further scripts on the way to the page's. */
  extraSources?: readonly string[];
};

/** What layouts load; the site's own stands in the entry. */
export const layoutModules: Record<Page["layout"], LayoutModules> = {
  site: {},
  bare: {},
  admin: { outer: adminGuard, inner: adminLayout, extraSources: ["client/admin/screens.ts"] },
};

/** The files of a page and its layout, in the order in which their styles must come. */
export function sourcesOf(page: Page): string[] {
  const { outer, inner, extraSources = [] } = layoutModules[page.layout];
  const parts = [outer?.source, inner?.source, ...extraSources, page.source];
  return parts.filter((source) => source !== undefined);
}
