import { expect, test } from "vitest";
import { changeLabel, changePath } from "../../../client/admin/dashboard/change-path.ts";
import { formatRecentTime } from "../../../client/admin/screen/recent-time.ts";
import { daysLeft } from "../../../client/admin/trash/days-left.ts";
import type { ChangeRowFragment } from "../../../client/graphql/generated/ChangeRow.ts";

const change = (more: Partial<ChangeRowFragment> = {}): ChangeRowFragment => ({
  id: "c",
  at: "2026-11-20T12:00:00.000Z",
  userName: "Софія Довга",
  isByFormerUser: false,
  isByToken: false,
  kind: "GALLERY",
  itemId: "g",
  label: "Стіна долонь",
  action: "SAVED",
  language: null,
  ...more,
});

const now = Date.parse("2026-11-20T12:00:00Z");

test("a change links to the editor of the changed item", () => {
  expect(changePath(change())).toBe("/editor/gallery/g");
});

test("the deletion of an item links to the trash, and a permanent deletion has no link", () => {
  expect(changePath(change({ action: "DELETED" }))).toBe("/editor/trash");
  expect(changePath(change({ action: "ERASED" }))).toBeNull();
});

test("a change of the order links to the list", () => {
  const reordered = change({ kind: "MEMBER", action: "REORDERED", itemId: null, label: "" });
  expect(changePath(reordered)).toBe("/editor/members");
});

test("a report is labelled with its month in the editor's language", () => {
  const report = change({ kind: "REPORT", label: "2022-10" });
  expect(changeLabel(report, "UA")).toBe("Жовтень 2022");
  expect(changeLabel(report, "ENG")).toBe("October 2022");
});

test("a report without a month is titled by its year in words", () => {
  const report = change({ kind: "REPORT", label: "2022" });
  expect(changeLabel(report, "UA")).toBe("Звіт за 2022 рік");
  expect(changeLabel(report, "ENG")).toBe("Report for 2022");
});

test("a title that looks like a month is not formatted as a month", () => {
  expect(changeLabel(change({ label: "2022-10" }), "UA")).toBe("2022-10");
});

test("an editor sees today and yesterday by Kyiv time", () => {
  expect(formatRecentTime("2026-11-20T10:05:00Z", now, "UA")).toBe("сьогодні о 12:05");
  expect(formatRecentTime("2026-11-20T09:05:00Z", now, "UA")).toBe("сьогодні об 11:05");
  expect(formatRecentTime("2026-11-19T21:59:00Z", now, "UA")).toBe("учора о 23:59");
  expect(formatRecentTime("2026-11-19T22:01:00Z", now, "ENG")).toBe("today at 00:01");
});

test("an editor sees how many of the thirty days are left to restore a deleted item", () => {
  expect(daysLeft("2026-11-20T11:00:00Z", now)).toBe(30);
  expect(daysLeft("2026-10-21T12:00:00Z", now)).toBe(0);
  expect(daysLeft("2026-01-01T00:00:00Z", now)).toBe(0);
});
