import type { ComponentType, ReactNode } from "react";
import type { PageRow } from "./page-table.ts";

/** A component in a module of its own, loaded on demand. */
export type LazyModule<Props = object> = {
  /** Its file relative to the project root: the key of its script in the build's manifest. */
  source: string;
  module: () => Promise<ComponentType<Props>>;
};

/** Props of a layout, which surrounds a page. */
export type LayoutProps = {
  page: Pick<Page, "openTo">;
  children: ReactNode;
};

/** One route of the site with its component. */
export type Page = PageRow & LazyModule;
