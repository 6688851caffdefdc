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
const write = (place: ListQuery, query = "") => formatListQuery(place, new URLSearchParams(query));

const elsewhere: ListQuery = {
  search: "стіна долонь",
  statusFilter: "drafts",
  sort: "title",
  isReversed: true,
  page: 3,
  filters: { category: "5f", year: "2022" },
};

test("an editor who comes back by the address finds the list as they left it", () => {
  expect(read(write(elsewhere))).toEqual(elsewhere);
});

test("the beginning of a list has a bare address", () => {
  expect(write(read(""))).toBe("");
});

test("the reader's language stays in the address beside the list's place", () => {
  expect(write(read("show=outdated"), "?lang=en")).toBe("?lang=en&show=outdated");
  expect(write(read(""), "?lang=en&show=outdated&page=2")).toBe("?lang=en");
});

test("an address that somebody mangled opens the list at its beginning", () => {
  expect(read("page=-2&show=everything&sort=size&reversed=1")).toEqual(read(""));
  expect(read("page=1.5").page).toBe(1);
});

test("a filter of another kind is not this list's", () => {
  expect(read("news=yes").filters).toEqual({ category: "", year: "" });
});

test("the third page passes over two pages of rows", () => {
  expect(listVariables(elsewhere, "UA", 20)).toMatchObject({ first: 20, skip: 40 });
});

test("a page number beyond all lists asks for no more than the server allows", () => {
  expect(listVariables(read("page=999999"), "UA", 20).skip).toBe(100_000);
});

test("every way of showing a list asks for one thing alone", () => {
  const wished = (query: string) => {
    const { state, lacking, outdated } = listVariables(read(query), "UA", 20);
    return { state, lacking, outdated };
  };
  const all = { state: null, lacking: null, outdated: false };
  expect(wished("")).toEqual(all);
  expect(wished("show=drafts")).toEqual({ ...all, state: "DRAFT" });
  expect(wished("show=scheduled")).toEqual({ ...all, state: "SCHEDULED" });
  expect(wished("show=lackingEng")).toEqual({ ...all, lacking: "ENG" });
  expect(wished("show=lackingUa")).toEqual({ ...all, lacking: "UA" });
  expect(wished("show=outdated")).toEqual({ ...all, outdated: true });
});

test("order and page keep nothing out of a list; search, state and filters do", () => {
  expect(hasFilters(read("sort=title&reversed=yes&page=2"))).toBe(false);
  for (const query of ["search=стіна", "show=drafts", "year=2022"]) {
    expect(hasFilters(read(query)), query).toBe(true);
  }
});
