import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";
import { importsOf, violationOf } from "../support/house/import-rules.ts";
import { importLoops, roomOrders, wrongWay } from "../support/house/room-order.ts";

const files = globSync("{client,server}/**/*.{ts,tsx}", { cwd: root });

test("imports point down the list of folders, never up and never sideways", () => {
  const wrong = files.flatMap(importsOf).flatMap((importLine) => {
    const reason = violationOf(importLine);
    return reason ? [`${importLine.from} → ${importLine.to}: ${reason}`] : [];
  });
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each(roomOrders)("the folders inside $folder import downwards", (order) => {
  expect(wrongWay(order).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("no files import each other in a cycle, types included", () => {
  expect(importLoops(files)).toEqual([]);
});

test.each([
  ["server/content/rest.ts", "server/report/report.entity.ts"],
  ["server/report/report.kind.ts", "server/member/member.entity.ts"],
  ["server/overview/trash-list.ts", "server/report/report.kind.ts"],
  ["server/some-new-kind/some-new-kind.ts", "server/http/rest/rest-routes.ts"],
  ["server/http/rest/rest-routes.ts", "server/demo/seed.ts"],
  ["server/overview/trash-list.ts", "server/http/rest/rest-routes.ts"],
  ["server/gallery/gallery.kind.ts", "server/overview/trash-list.ts"],
  ["server/history/record-change.ts", "server/image/image.entity.ts"],
  ["server/http/built-pages.ts", "client/entry-server.tsx"],
  ["server/backup/create-backup.ts", "server/files/folder-store.ts"],
  ["server/main.ts", "server/files/s3-store.ts"],
  ["server/image/image.resolver.ts", "server/files/cloudinary/cloudinary-store.ts"],
  ["client/ui/Button.tsx", "client/phrases/site/layout.ts"],
  ["client/site/project/ProjectsPage.tsx", "client/site/news/NewsCard.tsx"],
  ["client/site/home/HomePage.tsx", "client/admin/AdminLayout.tsx"],
  ["client/admin/AdminLayout.tsx", "client/app/pages.ts"],
])("an import from %s to %s is refused", (from, to) => {
  expect(violationOf({ from, to })).not.toBeNull();
});

test.each([
  ["server/gallery/gallery.entity.ts", "server/gallery-category/gallery-category.entity.ts"],
  ["server/main.ts", "server/http/server.ts"],
  ["server/image/image-store.ts", "server/files/cloudinary/cloudinary-store.ts"],
  ["server/backup/create-backup.ts", "server/files/open-file-store.ts"],
  ["server/demo/seed.ts", "server/report/report.entity.ts"],
  ["server/http/rest/rest-routes.ts", "server/kinds.ts"],
  ["server/report/report.kind.ts", "server/history/record-change.ts"],
  ["client/site/home/News.tsx", "client/site/news/NewsCard.tsx"],
  ["client/app/layout/Header.tsx", "client/graphql/session.ts"],
])("an import from %s to %s is allowed", (from, to) => {
  expect(violationOf({ from, to })).toBeNull();
});
