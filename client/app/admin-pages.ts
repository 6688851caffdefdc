import type { OpenTo } from "../admin/access.ts";
import type { ScreenName } from "../admin/screens.ts";
import type { Page } from "./page.ts";

/**
 * A page of the admin area. A separate file holds the path of its script, because every visitor
 * downloads this table.
 */
const adminPage = (path: string, name: ScreenName, openTo: OpenTo = "editors"): Page => ({
  path,
  source: `client/admin/${name}.tsx`,
  module: () => import("../admin/screens.ts").then(({ screens }) => screens[name]()),
  layout: "admin",
  openTo,
});

/** A list, and its editor for a new and for an existing item. */
const kind = (path: string, id: string, list: ScreenName, editor: ScreenName): Page[] => [
  adminPage(`/editor/${path}`, list),
  adminPage(`/editor/${path}/new`, editor),
  adminPage(`/editor/${path}/:${id}`, editor),
];

/** Every page that requires a signed-in user. */
export const adminPages: readonly Page[] = [
  adminPage("/admin", "dashboard/DashboardPage"),
  ...kind("gallery", "galleryId", "gallery/GalleryList", "gallery/GalleryEditor"),
  ...kind(
    "galleryCategory",
    "galleryCategoryId",
    "gallery-category/GalleryCategoryList",
    "gallery-category/GalleryCategoryEditor",
  ),
  ...kind("blog", "blogId", "blog/BlogPostList", "blog/BlogPostEditor"),
  ...kind("projects", "projectId", "project/ProjectList", "project/ProjectEditor"),
  ...kind("reports", "reportId", "report/ReportList", "report/ReportEditor"),
  ...kind("members", "memberId", "member/MemberList", "member/MemberEditor"),
  ...kind("partners", "partnerId", "partner/PartnerList", "partner/PartnerEditor"),
  ...kind(
    "togetherPoints",
    "togetherPointId",
    "together-point/TogetherPointList",
    "together-point/TogetherPointEditor",
  ),
  adminPage("/editor/images", "image/library/ImageLibraryPage"),
  adminPage("/editor/trash", "trash/TrashPage"),
  adminPage("/editor/account", "user/AccountPage", "everybody"),
  adminPage("/editor/settings", "settings/SettingsEditor", "admins"),
  adminPage("/editor/users", "user/UsersPage", "admins"),
  adminPage("/editor/changes", "change/ChangesPage", "admins"),
  adminPage("/admin/applications", "application/inbox/InboxPage", "caseWorkers"),
  adminPage(
    "/admin/applications/settings",
    "application/settings/ApplicationSettingsPage",
    "admins",
  ),
  adminPage(
    "/admin/applications/:applicationId",
    "application/detail/ApplicationPage",
    "caseWorkers",
  ),
];
