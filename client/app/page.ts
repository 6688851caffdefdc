import type { ComponentType, ReactNode } from "react";
import type { OpenTo } from "../admin/access.ts";

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

/** One route of the site. */
export type Page = LazyModule & {
  /** In React Router's syntax. */
  path: string;
  /** `site` renders header and footer around the page, `admin` the admin layout, `bare` nothing. */
  layout: "site" | "admin" | "bare";
  /** For admin pages: who may open it; others see an access-denied page. */
  openTo?: OpenTo;
  /** HTTP status of the response; 200 when omitted. */
  status?: 404 | 500;
};
