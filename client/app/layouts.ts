import type { LazyModule } from "../graphql/lazy-modules.tsx";
import { adminLayout } from "./admin-layout.ts";
import type { LayoutProps, Page } from "./page.ts";

/** Wraps every admin page and renders it for signed-in users alone. */
export const adminGuard: LazyModule<LayoutProps> = {
  source: "client/app/admin/AdminGuard.tsx",
  module: () => import("./admin/AdminGuard.tsx").then(({ AdminGuard: AdminDoor }) => AdminDoor),
};

type LayoutModules = {
  /** Everything that the server and hydration need, loaded before the page's own module. */
  outer?: LazyModule<LayoutProps>;
  inner?: LazyModule<LayoutProps>;
  /** Source files of further modules that are loaded on the way to the page's. */
  extraSources?: readonly string[];
};

/** The modules of each layout; the site's own is part of the entry. */
export const layoutModules: Record<Page["layout"], LayoutModules> = {
  site: {},
  admin: { outer: adminGuard, inner: adminLayout, extraSources: ["client/admin/screens.ts"] },
};

/** The source files of a page and its layout, in the order in which their styles must load. */
export function sourcesOf(page: Page): string[] {
  const { outer, inner, extraSources = [] } = layoutModules[page.layout];
  const parts = [outer?.source, inner?.source, ...extraSources, page.source];
  return parts.filter((source) => source !== undefined);
}
