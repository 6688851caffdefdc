import { expect, test } from "vitest";
import { mayOpen } from "../../../client/admin/access.ts";
import { adminPages } from "../../../client/app/page-table.ts";
import type { SessionUserType } from "../../../client/graphql/session.ts";
import { startPathFor } from "../../../client/paths.ts";

const openedBy = (userType: SessionUserType) =>
  adminPages.flatMap(({ path, openTo }) => (openTo && mayOpen(openTo, userType) ? [path] : []));

test("every page behind the door says who may open it", () => {
  expect(adminPages.filter(({ openTo }) => !openTo)).toEqual([]);
});

test("a case worker opens applications and their own account, and nothing else", () => {
  expect(openedBy("caseWorker").sort()).toEqual([
    "/admin/applications",
    "/admin/applications/:applicationId",
    "/editor/account",
  ]);
});

test("an editor opens no application", () => {
  expect(openedBy("editor").filter((path) => path.includes("applications"))).toEqual([]);
  expect(openedBy("editor")).toContain("/editor/gallery/:id");
});

test("an admin opens everything", () => {
  expect(openedBy("admin")).toHaveLength(adminPages.length);
});

test("everybody begins where they may be", () => {
  for (const userType of ["admin", "editor", "caseWorker"] as const) {
    expect(openedBy(userType)).toContain(startPathFor(userType));
  }
});
