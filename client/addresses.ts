const below = (parent: string) => (name: string) => `${parent}/${encodeURIComponent(name)}`;

/**
 * Every path of the site. Plain strings without the language: links add it, see `InnerLink`.
 * A project is found by its id or by the name of its own written page ("together").
 */
export const addresses = {
  home: () => "/",
  projects: () => "/projects",
  project: below("/projects"),
  about: () => "/about",
  help: () => "/help",
  team: () => "/team",
  member: below("/team"),
  partners: () => "/partners",
  reports: () => "/reports",
  report: below("/reports"),
  galleries: () => "/gallery",
  gallery: below("/gallery"),
  videos: () => "/gallery/videos",
  togetherPoints: () => "/gallery/togetherPoints",
  togetherPoint: below("/gallery/togetherPoints"),
  news: () => "/news",
  blogPosts: () => "/blog",
  blogPost: below("/blog"),
  contacts: () => "/contacts",
  needHelp: () => "/need-help",
  humanitarianHelp: () => "/need-help/humanitarian",
  psychologicalHelp: () => "/need-help/psychological",
  askedForHelp: () => "/need-help/sent",
  offeredHelp: () => "/help/sent",
  volunteer: () => "/help/volunteer",
  psychologist: () => "/help/psychologist",
  partner: () => "/help/partner",
  privacy: () => "/privacy",
  auth: () => "/auth",
  invitation: () => "/auth/invitation",
  admin: () => "/admin",
  applications: () => "/admin/applications",
  application: below("/admin/applications"),
  applicationSettings: () => "/admin/applications/settings",
  error: () => "/error",
};

/** Where somebody begins who is signed in: case workers see applications and nothing else. */
export const startFor = (userType: "admin" | "editor" | "caseWorker"): string =>
  userType === "caseWorker" ? addresses.applications() : addresses.admin();

const editorPaths = {
  GALLERY: "gallery",
  GALLERY_CATEGORY: "galleryCategory",
  BLOG_POST: "blog",
  PROJECT: "projects",
  REPORT: "reports",
  MEMBER: "members",
  PARTNER: "partners",
  TOGETHER_POINT: "togetherPoints",
} as const;

/** The kinds of content that have a list and an editor, as GraphQL's `ContentKind` names them. */
export type EditableKind = keyof typeof editorPaths;

const list = (kind: EditableKind) => `/editor/${editorPaths[kind]}`;

/** Where editors work. An id is never "new". */
export const editors = {
  list,
  add: (kind: EditableKind) => `${list(kind)}/new`,
  edit: (kind: EditableKind, id: string) => `${list(kind)}/${encodeURIComponent(id)}`,
  images: () => "/editor/images",
  trash: () => "/editor/trash",
  account: () => "/editor/account",
  settings: () => "/editor/settings",
  users: () => "/editor/users",
  changes: () => "/editor/changes",
};
