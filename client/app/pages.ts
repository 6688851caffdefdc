import { matchRoutes } from "react-router-dom";
import { adminPages } from "./admin-pages.ts";
import type { Page } from "./page.ts";

/** The only list of routes; those of the admin area are in admin-pages.ts. */
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
    path: "/projects/together",
    source: "client/site/project/written/TogetherPage.tsx",
    module: () =>
      import("../site/project/written/TogetherPage.tsx").then(({ TogetherPage }) => TogetherPage),
    layout: "site",
  },
  {
    path: "/projects/psychologicalWork",
    source: "client/site/project/written/PsychologicalWorkPage.tsx",
    module: () =>
      import("../site/project/written/PsychologicalWorkPage.tsx").then(
        ({ PsychologicalWorkPage }) => PsychologicalWorkPage,
      ),
    layout: "site",
  },
  {
    path: "/projects/humanitarianHelp",
    source: "client/site/project/written/HumanitarianHelpPage.tsx",
    module: () =>
      import("../site/project/written/HumanitarianHelpPage.tsx").then(
        ({ HumanitarianHelpPage }) => HumanitarianHelpPage,
      ),
    layout: "site",
  },
  {
    path: "/projects/toyLibrary",
    source: "client/site/project/written/ToyLibraryPage.tsx",
    module: () =>
      import("../site/project/written/ToyLibraryPage.tsx").then(
        ({ ToyLibraryPage }) => ToyLibraryPage,
      ),
    layout: "site",
  },
  {
    path: "/projects/:projectId",
    source: "client/site/project/ProjectPage.tsx",
    module: () => import("../site/project/ProjectPage.tsx").then(({ ProjectPage }) => ProjectPage),
    layout: "site",
  },
  {
    path: "/news",
    source: "client/site/news/NewsPage.tsx",
    module: () => import("../site/news/NewsPage.tsx").then(({ NewsPage }) => NewsPage),
    layout: "site",
  },
  {
    path: "/blog",
    source: "client/site/blog/BlogPage.tsx",
    module: () => import("../site/blog/BlogPage.tsx").then(({ BlogPage }) => BlogPage),
    layout: "site",
  },
  {
    path: "/blog/:blogId",
    source: "client/site/blog/BlogPostPage.tsx",
    module: () => import("../site/blog/BlogPostPage.tsx").then(({ BlogPostPage }) => BlogPostPage),
    layout: "site",
  },
  {
    path: "/reports",
    source: "client/site/report/ReportsPage.tsx",
    module: () => import("../site/report/ReportsPage.tsx").then(({ ReportsPage }) => ReportsPage),
    layout: "site",
  },
  {
    path: "/reports/:reportId",
    source: "client/site/report/ReportPage.tsx",
    module: () => import("../site/report/ReportPage.tsx").then(({ ReportPage }) => ReportPage),
    layout: "site",
  },
  {
    path: "/gallery",
    source: "client/site/gallery/list/GalleriesPage.tsx",
    module: () =>
      import("../site/gallery/list/GalleriesPage.tsx").then(({ GalleriesPage }) => GalleriesPage),
    layout: "site",
  },
  {
    path: "/gallery/videos",
    source: "client/site/gallery/list/VideosPage.tsx",
    module: () =>
      import("../site/gallery/list/VideosPage.tsx").then(({ VideosPage }) => VideosPage),
    layout: "site",
  },
  {
    path: "/gallery/togetherPoints",
    source: "client/site/gallery/together-points/TogetherPointsPage.tsx",
    module: () =>
      import("../site/gallery/together-points/TogetherPointsPage.tsx").then(
        ({ TogetherPointsPage }) => TogetherPointsPage,
      ),
    layout: "site",
  },
  {
    path: "/gallery/togetherPoints/:togetherPointName",
    source: "client/site/gallery/together-points/TogetherPointPage.tsx",
    module: () =>
      import("../site/gallery/together-points/TogetherPointPage.tsx").then(
        ({ TogetherPointPage }) => TogetherPointPage,
      ),
    layout: "site",
  },
  {
    path: "/gallery/:galleryId",
    source: "client/site/gallery/GalleryPage.tsx",
    module: () => import("../site/gallery/GalleryPage.tsx").then(({ GalleryPage }) => GalleryPage),
    layout: "site",
  },
  {
    path: "/about",
    source: "client/site/about/AboutPage.tsx",
    module: () => import("../site/about/AboutPage.tsx").then(({ AboutPage }) => AboutPage),
    layout: "site",
  },
  {
    path: "/help",
    source: "client/site/help/HelpPage.tsx",
    module: () => import("../site/help/HelpPage.tsx").then(({ HelpPage }) => HelpPage),
    layout: "site",
  },
  {
    path: "/need-help",
    source: "client/site/need-help/NeedHelpPage.tsx",
    module: () =>
      import("../site/need-help/NeedHelpPage.tsx").then(({ NeedHelpPage }) => NeedHelpPage),
    layout: "site",
  },
  {
    path: "/need-help/humanitarian",
    source: "client/site/need-help/HumanitarianPage.tsx",
    module: () =>
      import("../site/need-help/HumanitarianPage.tsx").then(
        ({ HumanitarianPage }) => HumanitarianPage,
      ),
    layout: "site",
  },
  {
    path: "/need-help/psychological",
    source: "client/site/need-help/PsychologicalPage.tsx",
    module: () =>
      import("../site/need-help/PsychologicalPage.tsx").then(
        ({ PsychologicalPage }) => PsychologicalPage,
      ),
    layout: "site",
  },
  {
    path: "/need-help/sent",
    source: "client/site/application/SentPage.tsx",
    module: () => import("../site/application/SentPage.tsx").then(({ SentPage }) => SentPage),
    layout: "site",
  },
  {
    path: "/help/volunteer",
    source: "client/site/help/VolunteerPage.tsx",
    module: () =>
      import("../site/help/VolunteerPage.tsx").then(({ VolunteerPage }) => VolunteerPage),
    layout: "site",
  },
  {
    path: "/help/psychologist",
    source: "client/site/help/PsychologistPage.tsx",
    module: () =>
      import("../site/help/PsychologistPage.tsx").then(({ PsychologistPage }) => PsychologistPage),
    layout: "site",
  },
  {
    path: "/help/partner",
    source: "client/site/help/PartnerPage.tsx",
    module: () => import("../site/help/PartnerPage.tsx").then(({ PartnerPage }) => PartnerPage),
    layout: "site",
  },
  {
    path: "/help/sent",
    source: "client/site/application/SentPage.tsx",
    module: () => import("../site/application/SentPage.tsx").then(({ SentPage }) => SentPage),
    layout: "site",
  },
  {
    path: "/team",
    source: "client/site/team/TeamPage.tsx",
    module: () => import("../site/team/TeamPage.tsx").then(({ TeamPage }) => TeamPage),
    layout: "site",
  },
  {
    path: "/team/:userId",
    source: "client/site/team/MemberPage.tsx",
    module: () => import("../site/team/MemberPage.tsx").then(({ MemberPage }) => MemberPage),
    layout: "site",
  },
  {
    path: "/partners",
    source: "client/site/partner/PartnersPage.tsx",
    module: () =>
      import("../site/partner/PartnersPage.tsx").then(({ PartnersPage }) => PartnersPage),
    layout: "site",
  },
  {
    path: "/contacts",
    source: "client/site/contacts/ContactsPage.tsx",
    module: () =>
      import("../site/contacts/ContactsPage.tsx").then(({ ContactsPage }) => ContactsPage),
    layout: "site",
  },
  {
    path: "/privacy",
    source: "client/site/privacy/PrivacyPage.tsx",
    module: () => import("../site/privacy/PrivacyPage.tsx").then(({ PrivacyPage }) => PrivacyPage),
    layout: "site",
  },
  {
    path: "/auth",
    source: "client/site/auth/AuthPage.tsx",
    module: () => import("../site/auth/AuthPage.tsx").then(({ AuthPage }) => AuthPage),
    layout: "bare",
  },
  {
    path: "/auth/invitation",
    source: "client/site/auth/InvitationPage.tsx",
    module: () =>
      import("../site/auth/InvitationPage.tsx").then(({ InvitationPage }) => InvitationPage),
    layout: "bare",
  },
  ...adminPages,
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
  if (!page) throw new Error(`No page in the route table has the path ${path}`);
  return page;
}
