import type { OpenTo } from "../admin/access.ts";
import { editableKinds, editorPaths, kindScreens, paths } from "../paths.ts";

/** One route of the site: a line of the table below. */
export type PageRow = {
  /** In React Router's syntax. */
  path: string;
  /** Its file below `client`, without the extension; the component has the file's name. */
  file: string;
  /** `site` renders header and footer around the page, `admin` the admin layout. */
  layout: "site" | "admin";
  /** For admin pages: who may open it; others see an access-denied page. */
  openTo?: OpenTo;
  /** HTTP status of the response; 200 when omitted. */
  status?: 404 | 500;
  /** Not in the sitemap: for one reader, like a receipt, for the team, or what a reader searched. */
  isPrivate?: true;
  /** There only while editors keep its page of blocks or its project. */
  isOptional?: true;
};

type Options = Partial<Pick<PageRow, "status" | "isPrivate" | "isOptional">>;

const page = (path: string, file: string, options: Options = {}): PageRow => ({
  path,
  file: `site/${file}`,
  layout: "site",
  ...options,
});

const adminPage = (path: string, file: string, openTo: OpenTo = "editors"): PageRow => ({
  path,
  file: `admin/${file}`,
  layout: "admin",
  openTo,
});

/** Of each kind: a list, and its editor for a new and for an existing item. */
const kindPages = editableKinds.flatMap((kind) => {
  const { screens } = kindScreens[kind];
  return [
    adminPage(editorPaths.list(kind), `${screens}List`),
    adminPage(editorPaths.add(kind), `${screens}Editor`),
    adminPage(`${editorPaths.list(kind)}/:id`, `${screens}Editor`),
  ];
});

/** Every page that requires a signed-in user. */
export const adminPages: readonly PageRow[] = [
  adminPage(paths.admin(), "dashboard/DashboardPage"),
  adminPage(paths.setup(), "setup/SetupPage", "admins"),
  ...kindPages,
  adminPage(editorPaths.images(), "image/library/ImageLibraryPage"),
  adminPage(editorPaths.describeImages(), "image/describe/DescribeImagesPage"),
  // Case workers take consents from families.
  adminPage(editorPaths.consents(), "consent/ConsentsPage", "everybody"),
  adminPage(`${editorPaths.consents()}/:id`, "consent/ConsentEditorPage", "everybody"),
  adminPage(editorPaths.trash(), "trash/TrashPage"),
  adminPage(editorPaths.schedule(), "schedule/SchedulePage"),
  adminPage(editorPaths.navigation(), "page/navigation/NavigationPage"),
  adminPage(editorPaths.redirects(), "page/redirects/RedirectsPage"),
  adminPage(editorPaths.account(), "user/AccountPage", "everybody"),
  adminPage(editorPaths.settings(), "settings/SettingsEditor", "admins"),
  adminPage(editorPaths.content(), "content/ContentPage", "admins"),
  adminPage(editorPaths.users(), "user/UsersPage", "admins"),
  adminPage(editorPaths.apiTokens(), "user/api-token/ApiTokensPage", "admins"),
  adminPage(editorPaths.webhooks(), "webhook/WebhooksPage", "admins"),
  adminPage(`${editorPaths.webhooks()}/:id`, "webhook/WebhookPage", "admins"),
  adminPage(editorPaths.changes(), "change/ChangesPage", "admins"),
  adminPage(editorPaths.securityLog(), "change/SecurityLogPage", "admins"),
  adminPage(paths.applications(), "application/inbox/InboxPage", "caseWorkers"),
  adminPage(paths.applicationSettings(), "application/settings/ApplicationSettingsPage", "admins"),
  adminPage(
    `${paths.applications()}/:applicationId`,
    "application/detail/ApplicationPage",
    "caseWorkers",
  ),
];

/** The only list of routes. */
export const pageTable: readonly PageRow[] = [
  page(paths.home(), "home/HomePage"),
  page(paths.projects(), "project/ProjectsPage"),
  page(paths.project("together"), "project/written/TogetherPage", { isOptional: true }),
  page(paths.project("psychologicalWork"), "project/written/PsychologicalWorkPage", {
    isOptional: true,
  }),
  page(paths.project("humanitarianHelp"), "project/written/HumanitarianHelpPage", {
    isOptional: true,
  }),
  page(paths.project("toyLibrary"), "project/written/ToyLibraryPage", { isOptional: true }),
  page(`${paths.projects()}/:projectId`, "project/ProjectPage"),
  page(paths.news(), "news/NewsPage"),
  page(paths.blogPosts(), "blog/BlogPage"),
  page(`${paths.blogPosts()}/:blogId`, "blog/BlogPostPage"),
  page(paths.reports(), "report/ReportsPage"),
  page(`${paths.reports()}/year/:year`, "report/money/YearOfMoneyPage"),
  page(`${paths.reports()}/:reportId`, "report/ReportPage"),
  page(paths.openData(), "open-data/OpenDataPage"),
  page(paths.galleries(), "gallery/list/GalleriesPage"),
  page(paths.videos(), "gallery/list/VideosPage"),
  page(paths.togetherPoints(), "gallery/together-points/TogetherPointsPage"),
  page(`${paths.togetherPoints()}/:togetherPointName`, "gallery/together-points/TogetherPointPage"),
  page(`${paths.galleries()}/:galleryId`, "gallery/GalleryPage"),
  page(paths.about(), "about/AboutPage"),
  page(paths.help(), "help/HelpPage"),
  page(paths.donate(), "donate/DonatePage"),
  page(paths.thanks(), "donate/thanks/ThanksPage", { isPrivate: true }),
  page(paths.needHelp(), "need-help/NeedHelpPage"),
  page(paths.humanitarianHelp(), "need-help/HumanitarianPage"),
  page(paths.psychologicalHelp(), "need-help/PsychologicalPage"),
  page(paths.receipt(), "need-help/SentPage", { isPrivate: true }),
  // Addresses of earlier versions; receipts that people kept still open.
  page("/need-help/sent", "need-help/SentPage", { isPrivate: true }),
  page(paths.volunteer(), "help/VolunteerPage"),
  page(paths.psychologist(), "help/PsychologistPage"),
  page(paths.partner(), "help/PartnerPage"),
  page("/help/sent", "need-help/SentPage", { isPrivate: true }),
  page(paths.team(), "team/TeamPage"),
  page(`${paths.team()}/:userId`, "team/MemberPage"),
  page(paths.partners(), "partner/PartnersPage"),
  page(paths.contacts(), "contacts/ContactsPage"),
  page(paths.privacy(), "privacy/PrivacyPage"),
  page(paths.pictureRemoval(), "privacy/PictureRemovalPage"),
  page(paths.search(), "search/SearchPage", { isPrivate: true }),
  page(paths.auth(), "auth/AuthPage", { isPrivate: true }),
  page(paths.forgotPassword(), "auth/ForgotPasswordPage", { isPrivate: true }),
  page(paths.invitation(), "auth/LinkPage", { isPrivate: true }),
  page(paths.emailChange(), "auth/LinkPage", { isPrivate: true }),
  ...adminPages,
  page(paths.offline(), "offline/OfflinePage", { isPrivate: true }),
  page(paths.error(), "server-error/ServerErrorPage", { status: 500 }),
  // Takes what no row above takes; it renders the not-found page where no page of blocks is.
  page("/:first/*", "page/BlocksPage"),
  page("*", "not-found/NotFoundPage", { status: 404 }),
];

/** Paths of the pages for everybody with which every site begins. */
export const publicPaths: readonly string[] = pageTable
  .filter((row) => row.layout === "site" && !row.status && !row.isPrivate && !row.isOptional)
  .map(({ path }) => path)
  .filter((path) => !path.includes(":"));
