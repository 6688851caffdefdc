import { adminLayout } from "./admin-layout.ts";
import type { LayoutProps, Page, Part } from "./page.ts";

/** Stands before every editors' page, and draws it for those alone who are signed in. */
export const adminDoor: Part<LayoutProps> = {
  source: "client/app/layout/AdminDoor.tsx",
  module: () => import("./layout/AdminDoor.tsx").then(({ AdminDoor }) => AdminDoor),
};

type LayoutParts = {
  /** All that the server and the first drawing in the browser need, before the page's own. */
  outer?: Part<LayoutProps>;
  inner?: Part<LayoutProps>;
  /** Files of further scripts on the way to the page's. */
  passes?: readonly string[];
};

/** What layouts load; the site's own stands in the entry. */
export const layoutParts: Record<Page["layout"], LayoutParts> = {
  site: {},
  bare: {},
  admin: { outer: adminDoor, inner: adminLayout, passes: ["client/admin/screens.ts"] },
};

/** The files of a page and its layout, in the order in which their styles must come. */
export function sourcesOf(page: Page): string[] {
  const { outer, inner, passes = [] } = layoutParts[page.layout];
  const parts = [outer?.source, inner?.source, ...passes, page.source];
  return parts.filter((source) => source !== undefined);
}
