import type { ReactNode } from "react";
import type { LazyModule } from "../graphql/lazy-modules.tsx";
import type { PageRow } from "./page-table.ts";

/** Props of a layout, which surrounds a page. */
export type LayoutProps = {
  page: Pick<Page, "openTo">;
  children: ReactNode;
};

/** One route of the site with its component. */
export type Page = PageRow & LazyModule;
