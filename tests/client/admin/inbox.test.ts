import { describe, expect, test } from "vitest";
import { ageText } from "../../../client/admin/application/inbox/ApplicationRow.tsx";
import {
  exportQuery,
  inboxFilters,
  inboxVariables,
} from "../../../client/admin/application/inbox-query.ts";
import { parseListQuery } from "../../../client/admin/table/state/list-query.ts";

const variablesFor = (query: string) =>
  inboxVariables(parseListQuery(new URLSearchParams(query), inboxFilters), 20);

const everything = {
  first: 20,
  skip: 0,
  form: null,
  state: null,
  region: null,
  assignee: null,
  unassigned: false,
  urgency: null,
  overdue: false,
  reminded: false,
  olderThanDays: null,
  search: null,
};

describe("the inbox", () => {
  test("sends no filters until a case worker sets one", () => {
    expect(variablesFor("lang=en")).toEqual(everything);
  });

  test("is restored from the URL, with its filters and its page", () => {
    const query =
      "form=PARTNER&state=WAITING&region=LVIV&assignee=nobody&age=7&search=067&page=3" +
      "&urgency=DAYS&due=overdue";
    expect(variablesFor(query)).toEqual({
      first: 20,
      skip: 40,
      form: "PARTNER",
      state: ["WAITING"],
      region: "LVIV",
      assignee: null,
      unassigned: true,
      urgency: "DAYS",
      overdue: true,
      reminded: false,
      olderThanDays: 7,
      search: "067",
    });
  });

  test("ignores invalid filters in the URL", () => {
    expect(variablesFor("form=GIFT&state=new&region=MARS&age=3&urgency=NOW&due=late")).toEqual(
      everything,
    );
  });

  test("is exported with its current filters, and without paging", () => {
    const query = exportQuery(
      variablesFor("state=SPAM&assignee=nobody&search=Ірина&page=2&urgency=WEEK&due=reminded"),
      "ENG",
    );
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      language: "ENG",
      state: "SPAM",
      unassigned: "true",
      urgency: "WEEK",
      reminded: "true",
      search: "Ірина",
    });
  });
});

test("an application's age counts the days of Kyiv's calendar", () => {
  const now = Date.parse("2026-11-20T08:00:00.000Z");
  expect(ageText("2026-11-20T05:00:00.000Z", now, "UA")).toBe("сьогодні");
  // Half past midnight in Kyiv, and still the previous day in UTC.
  expect(ageText("2026-11-19T22:30:00.000Z", now, "ENG")).toBe("today");
  expect(ageText("2026-11-19T20:00:00.000Z", now, "ENG")).toBe("yesterday");
  expect(ageText("2026-11-17T08:00:00.000Z", now, "UA")).toBe("3 дні тому");
});
