import { expect, test } from "vitest";
import { askedBy, problemOf, searchPath } from "../../../client/site/search/asked.ts";
import { findPages } from "../../../client/site/search/find-pages.ts";

const all = { isTolerant: true, isMissing: () => false };
const pathsFor = (text: string, isTolerant = true) =>
  findPages(text, "UA", { ...all, isTolerant }).map(({ path }) => path);

test.each([
  ["a title", "контакти", "/contacts"],
  ["the beginning of a title", "конт", "/contacts"],
  ["a word that stands on the page only", "донат", "/help"],
  ["English on the Ukrainian site", "volunteer", "/help/volunteer"],
  ["another apostrophe and capitals", "ДОПОМОГТИ", "/help"],
  ["a typo", "волонтир", "/help/volunteer"],
  ["two words of one page", "персональні дані", "/privacy"],
])("a visitor finds a fixed page by %s", (_, text, path) => {
  expect(pathsFor(text)[0]).toBe(path);
});

test("a visitor who finds a page by its words is not shown pages with similar words", () => {
  expect(pathsFor("набір")).toEqual(["/need-help/humanitarian"]);
  expect(pathsFor("табір", false)).toEqual([]);
});

test("a visitor does not find the page of a form that was removed", () => {
  const isMissing = (path: string) => path === "/help/volunteer";
  const found = findPages("волонтер", "UA", { isTolerant: true, isMissing });
  expect(found.map(({ path }) => path)).not.toContain("/help/volunteer");
});

test.each(["", "—", "я", "жирафа"])("%j is no page", (text) => {
  expect(pathsFor(text)).toEqual([]);
});

test("a visitor sees at most three pages, in their language", () => {
  const pages = findPages("психолог", "ENG", { ...all, isTolerant: false });
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(pages.map(({ title }) => title[0]?.text)).toContain("Join as a psychologist");
});

test("an address of the search page keeps words and kind, and ignores what does not exist", () => {
  const asked = askedBy("?q=%20a%26b%20&kind=MEMBER&lang=en");
  expect(asked).toEqual({ text: "a&b", kind: "MEMBER" });
  expect(searchPath(asked)).toBe("/search?q=a%26b&kind=MEMBER");
  expect(askedBy("?kind=NOTHING")).toEqual({ text: "", kind: null });
});

test.each([
  ["", null],
  ["дім", null],
  ["я", "tooShort"],
  ["?!", "noLetters"],
  ["я".repeat(101), "tooLong"],
  ["я".repeat(100), null],
])("%j is judged before it is sent", (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});
