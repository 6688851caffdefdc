import type { ComponentType } from "react";
import { matchRoutes } from "react-router-dom";

/** One route of the site. */
export type Page = {
  /** In React Router's form. */
  path: string;
  /** The page's file from the project's folder, under which the build's manifest knows its script. */
  source: string;
  module: () => Promise<ComponentType>;
  /** `site` draws header and footer around the page, `bare` nothing. */
  layout: "site" | "bare";
  /** With which the server answers; 200 unless told. */
  status?: 404 | 500;
};

/** The only list of routes. */
export const pages: readonly Page[] = [
  {
    path: "/",
    source: "client/site/home/HomePage.tsx",
    module: () => import("../site/home/HomePage.tsx").then(({ HomePage }) => HomePage),
    layout: "site",
  },
  {
    path: "/projects",
    source: "client/site/project/ProjectsPage.tsx",
    module: () =>
      import("../site/project/ProjectsPage.tsx").then(({ ProjectsPage }) => ProjectsPage),
    layout: "site",
  },
  {
    path: "/auth",
    source: "client/site/auth/AuthPage.tsx",
    module: () => import("../site/auth/AuthPage.tsx").then(({ AuthPage }) => AuthPage),
    layout: "bare",
  },
  {
    path: "/admin",
    source: "client/admin/AdminPage.tsx",
    module: () => import("../admin/AdminPage.tsx").then(({ AdminPage }) => AdminPage),
    layout: "bare",
  },
  {
    path: "/error",
    source: "client/site/server-error/ServerErrorPage.tsx",
    module: () =>
      import("../site/server-error/ServerErrorPage.tsx").then(
        ({ ServerErrorPage }) => ServerErrorPage,
      ),
    layout: "site",
    status: 500,
  },
  {
    path: "*",
    source: "client/site/not-found/NotFoundPage.tsx",
    module: () =>
      import("../site/not-found/NotFoundPage.tsx").then(({ NotFoundPage }) => NotFoundPage),
    layout: "site",
    status: 404,
  },
];

const routes = pages.map((page) => ({ path: page.path, caseSensitive: true, page }));

/** The page that an address without its query opens. Nothing matches no page: `*` is one. */
export function pageAt(path: string): Page {
  return matchRoutes(routes, path)?.at(-1)?.route.page ?? pageNamed("*");
}

/** The page with that very `path` in the table. */
export function pageNamed(path: Page["path"]): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The page table has no ${path}`);
  return page;
}
