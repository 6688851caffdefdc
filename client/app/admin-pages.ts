import type { OpenTo } from "../admin/access.ts";
import { kindScreens } from "../paths.ts";
import type { Page } from "./page.ts";

/**
 * A page of the admin area. A separate file holds the path of its script, because every visitor
 * downloads this table.
 */
const adminPage = (path: string, name: string, openTo: OpenTo = "editors"): Page => ({
  path,
  source: `client/admin/${name}.tsx`,
  module: () => import("../admin/screens.ts").then(({ loadScreen }) => loadScreen(name)),
  layout: "admin",
  openTo,
});

/** Of each kind: a list, and its editor for a new and for an existing item. */
const kindPages = Object.values(kindScreens).flatMap(({ path, screens }) => [
  adminPage(`/editor/${path}`, `${screens}List`),
  adminPage(`/editor/${path}/new`, `${screens}Editor`),
  adminPage(`/editor/${path}/:id`, `${screens}Editor`),
]);

/** Every page that requires a signed-in user. */
export const adminPages: readonly Page[] = [
  adminPage("/admin", "dashboard/DashboardPage"),
  ...kindPages,
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
