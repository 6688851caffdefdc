import { expect, test } from "vitest";
import { mayOpen } from "../../../client/admin/access.ts";
import { adminPages } from "../../../client/app/page-table.ts";
import type { UserRole } from "../../../client/graphql/session.ts";
import { startPathFor } from "../../../client/paths.ts";

const openedBy = (...roles: UserRole[]) =>
  adminPages.flatMap(({ path, openTo }) => (openTo && mayOpen(openTo, roles) ? [path] : []));

test("every page of the admin area declares which roles may open it", () => {
  expect(adminPages.filter(({ openTo }) => !openTo)).toEqual([]);
});

test("a case worker may open applications, consents to pictures and their own account, and nothing else", () => {
  expect(openedBy("caseWorker").sort()).toEqual([
    "/admin/applications",
    "/admin/applications/:applicationId",
    "/editor/account",
    "/editor/consents",
    "/editor/consents/:id",
  ]);
});

test("an editor may open no page of applications", () => {
  expect(openedBy("editor").filter((path) => path.includes("applications"))).toEqual([]);
  expect(openedBy("editor")).toContain("/editor/gallery/:id");
});

test("admins alone may open the settings, users, programs and logs", () => {
  const forOthers = openedBy("editor", "caseWorker");
  expect(
    openedBy("admin")
      .filter((path) => !forOthers.includes(path))
      .sort(),
  ).toEqual([
    "/admin/applications/settings",
    "/admin/setup",
    "/editor/changes",
    "/editor/content",
    "/editor/security",
    "/editor/settings",
    "/editor/tokens",
    "/editor/users",
    "/editor/webhooks",
    "/editor/webhooks/:id",
  ]);
});

test("an admin may open every page", () => {
  expect(openedBy("admin")).toHaveLength(adminPages.length);
});

test("every role may open its start page", () => {
  for (const userType of ["admin", "editor", "caseWorker"] as const) {
    expect(openedBy(userType)).toContain(startPathFor(userType));
  }
});
