import { expect, test } from "vitest";
import {
  formatListQuery,
  hasFilters,
  type ListQuery,
  listVariables,
  parseListQuery,
} from "../../../client/admin/table/state/list-query.ts";

const names = ["category", "year"];
const read = (query: string) => parseListQuery(new URLSearchParams(query), names);
const write = (listQuery: ListQuery, query = "") =>
  formatListQuery(listQuery, new URLSearchParams(query));

const example: ListQuery = {
  search: "стіна долонь",
  statusFilter: "drafts",
  sort: "title",
  isReversed: true,
  page: 3,
  filters: { category: "5f", year: "2022" },
};

test("an editor who opens the URL of a list again finds the same search, filters and page", () => {
  expect(read(write(example))).toEqual(example);
});

test("the first page of an unfiltered list has a URL without a query", () => {
  expect(write(read(""))).toBe("");
});

test("the interface language stays in the URL beside the list's own parameters", () => {
  expect(write(read("show=outdated"), "?lang=en")).toBe("?lang=en&show=outdated");
  expect(write(read(""), "?lang=en&show=outdated&page=2")).toBe("?lang=en");
});

test("an invalid URL opens the unfiltered first page of the list", () => {
  expect(read("page=-2&show=everything&sort=size&reversed=1")).toEqual(read(""));
  expect(read("page=1.5").page).toBe(1);
});

test("a filter of another kind of content is ignored", () => {
  expect(read("news=yes").filters).toEqual({ category: "", year: "" });
});

test("the third page skips the rows of two pages", () => {
  expect(listVariables(example, "UA", 20)).toMatchObject({ first: 20, skip: 40 });
});

test("a huge page number is limited to what the server allows", () => {
  expect(listVariables(read("page=999999"), "UA", 20).skip).toBe(100_000);
});

test("every status filter sets exactly one argument of the query", () => {
  const statusArgs = (query: string) => {
    const { state, lacking, outdated } = listVariables(read(query), "UA", 20);
    return { state, lacking, outdated };
  };
  const all = { state: null, lacking: null, outdated: false };
  expect(statusArgs("")).toEqual(all);
  expect(statusArgs("show=drafts")).toEqual({ ...all, state: "DRAFT" });
  expect(statusArgs("show=scheduled")).toEqual({ ...all, state: "SCHEDULED" });
  expect(statusArgs("show=lackingEng")).toEqual({ ...all, lacking: "ENG" });
  expect(statusArgs("show=lackingUa")).toEqual({ ...all, lacking: "UA" });
  expect(statusArgs("show=outdated")).toEqual({ ...all, outdated: true });
});

test("search, status and filters count as filters of a list; order and page do not", () => {
  expect(hasFilters(read("sort=title&reversed=yes&page=2"))).toBe(false);
  for (const query of ["search=стіна", "show=drafts", "year=2022"]) {
    expect(hasFilters(read(query)), query).toBe(true);
  }
});
