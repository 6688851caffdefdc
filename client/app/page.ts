import type { ComponentType, ReactNode } from "react";
import type { OpenTo } from "../admin/access.ts";

/** A component in a file of its own, loaded when somebody needs it. */
export type LazyModule<Props = object> = {
  /** Its file from the project's folder, under which the build's manifest knows its script. */
  source: string;
  module: () => Promise<ComponentType<Props>>;
};

/** What surrounds a page. */
export type LayoutProps = {
  page: Pick<Page, "openTo">;
  children: ReactNode;
};

/** One route of the site. */
export type Page = LazyModule & {
  /** In React Router's form. */
  path: string;
  /** `site` draws header and footer around the page, `admin` the editors' frame, `bare` nothing. */
  layout: "site" | "admin" | "bare";
  /** Of the pages in the editors' frame: who may open it; others are told that they may not. */
  openTo?: OpenTo;
  /** With which the server answers; 200 unless told. */
  status?: 404 | 500;
};
