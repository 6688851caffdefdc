import { reservedSegments } from "./reserved-segments.ts";

const childPath = (parent: string) => (name: string) => `${parent}/${encodeURIComponent(name)}`;

/**
 * Every path of the site, as plain strings without the language: links add it, see `InternalLink`.
 * Items are named by `addressOf`; the path with an id leads to them, too.
 */
export const paths = {
  home: () => "/",
  projects: () => "/projects",
  project: childPath("/projects"),
  about: () => "/about",
  help: () => "/help",
  /** All ways to give; the query holds what a donor has chosen, such as the project to give to. */
  donate: (projectId?: string) => (projectId ? `/donate?project=${projectId}` : "/donate"),
  /** Where donors return from the page of a payment service. */
  thanks: () => "/donate/thanks",
  team: () => "/team",
  member: childPath("/team"),
  partners: () => "/partners",
  reports: () => "/reports",
  report: childPath("/reports"),
  /** One year's reports, with the fragment where they begin. */
  reportsOfYear: (year: number) => `/reports?year=${year}#year`,
  /** The money of a year. */
  yearOfMoney: (year: number) => `/reports/year/${year}`,
  openData: () => "/open-data",
  galleries: () => "/gallery",
  gallery: childPath("/gallery"),
  videos: () => "/gallery/videos",
  togetherPoints: () => "/gallery/togetherPoints",
  togetherPoint: childPath("/gallery/togetherPoints"),
  news: () => "/news",
  blogPosts: () => "/blog",
  blogPost: childPath("/blog"),
  contacts: () => "/contacts",
  needHelp: () => "/need-help",
  humanitarianHelp: () => "/need-help/humanitarian",
  psychologicalHelp: () => "/need-help/psychological",
  /** Names no form: others may use the same phone. */
  receipt: () => "/sent",
  volunteer: () => "/help/volunteer",
  psychologist: () => "/help/psychologist",
  partner: () => "/help/partner",
  privacy: () => "/privacy",
  pictureRemoval: () => "/privacy/remove-picture",
  /** A page that editors build of blocks. */
  page: (address: string) => `/${address}`,
  search: () => "/search",
  auth: () => "/auth",
  forgotPassword: () => "/auth/forgot",
  invitation: () => "/auth/invitation",
  emailChange: () => "/auth/email",
  admin: () => "/admin",
  /** The assistant that the first sign-in opens. */
  setup: () => "/admin/setup",
  applications: () => "/admin/applications",
  application: childPath("/admin/applications"),
  applicationSettings: () => "/admin/applications/settings",
  /** Shown by the service worker in place of pages that it has not kept. */
  offline: () => "/offline",
  error: () => "/error",
};

/**
 * The name of an item in the path of its page, for `paths`: of a project that shares a fixed page its
 * name, else the readable address, or the id of an item that was never published.
 */
export const addressOf = (item: ItemNames): string => item.page ?? item.address ?? item.id;

type ItemNames = { id: string; address: string | null; page?: string | null };

/** The address of the page of blocks that may be at a path; null when none can be there. */
export function pageAddressAt(path: string): string | null {
  const address = path.slice(1);
  const [segment = ""] = address.split("/");
  const isPossible = /^[a-z0-9]+([-/][a-z0-9]+)*$/.test(address);
  return isPossible && !reservedSegments.includes(segment) ? address : null;
}

/** The feeds, which are no pages: links to them open a document. */
export const feedPaths = { news: "/feeds/news.xml", blog: "/feeds/blog.xml" };

/**
 * The reports' figures as files, which scripts of any site may read. `name` is a month (2026-09), a
 * year (2026) or a report's id; without it the files have all reports.
 */
export const openDataPath = (format: "csv" | "json", name?: string): string =>
  name === undefined ? `/open-data/reports.${format}` : `/open-data/reports/${name}.${format}`;

/** The first page after login: case workers see applications and nothing else. */
export const startPathFor = (userType: "admin" | "editor" | "caseWorker"): string =>
  userType === "caseWorker" ? paths.applications() : paths.admin();

/**
 * The path of each kind's list below /editor, and its screens: "member/Member" has the list
 * client/admin/member/MemberList.tsx and the editor MemberEditor.tsx.
 */
export const kindScreens = {
  GALLERY: { path: "gallery", screens: "gallery/Gallery" },
  GALLERY_CATEGORY: { path: "galleryCategory", screens: "gallery-category/GalleryCategory" },
  BLOG_POST: { path: "blog", screens: "blog/BlogPost" },
  PROJECT: { path: "projects", screens: "project/Project" },
  REPORT: { path: "reports", screens: "report/Report" },
  MEMBER: { path: "members", screens: "member/Member" },
  PARTNER: { path: "partners", screens: "partner/Partner" },
  TOGETHER_POINT: { path: "togetherPoints", screens: "together-point/TogetherPoint" },
  PAGE: { path: "pages", screens: "page/Page" },
} as const;

/** The kinds of content that have a list and an editor, as named in GraphQL's `ContentKind`. */
export type EditableKind = keyof typeof kindScreens;

/** In the sidebar's order. */
export const editableKinds = Object.keys(kindScreens) as EditableKind[]; // keys of a constant record

const listPath = (kind: EditableKind) => `/editor/${kindScreens[kind].path}`;

/** Paths of the admin area. An id is never "new". */
export const editorPaths = {
  list: listPath,
  add: (kind: EditableKind) => `${listPath(kind)}/new`,
  edit: (kind: EditableKind, id: string) => `${listPath(kind)}/${encodeURIComponent(id)}`,
  images: () => "/editor/images",
  describeImages: () => "/editor/images/describe",
  consents: () => "/editor/consents",
  consent: (id: string) => `/editor/consents/${encodeURIComponent(id)}`,
  trash: () => "/editor/trash",
  schedule: () => "/editor/schedule",
  account: () => "/editor/account",
  settings: () => "/editor/settings",
  content: () => "/editor/content",
  users: () => "/editor/users",
  apiTokens: () => "/editor/tokens",
  webhooks: () => "/editor/webhooks",
  webhook: (id: string) => `/editor/webhooks/${encodeURIComponent(id)}`,
  changes: () => "/editor/changes",
  securityLog: () => "/editor/security",
  navigation: () => "/admin/navigation",
  redirects: () => "/admin/redirects",
};
