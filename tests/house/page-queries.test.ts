import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageLifetimeMs } from "../../server/http/pages/page-lifetime.ts";
import { root } from "../../server/platform/paths.ts";

/** The query parameters that visitors' pages read, with values as the site's links write them. */
const cachedParameters: Record<string, string> = {
  '"lang"': "lang=en",
  '"after"': "after=WyIyMDI2Il0",
  '"year"': "year=2026",
  '"category"': "category=6f1b1c3e-2f0a-4c57-9b0e-3f4a5d6c7b8a",
  '"from"': "from=24",
};

/** Other query parameters that pages read; these pages are not cached. */
const uncachedParameters: Record<string, string> = {
  '"n"': "a receipt's number: the page is for one reader",
  '"hours"': "the term that a receipt promises",
  '"days"': "the working days within which a receipt promises a reply",
  '"q"': "the words of a search, of which there is any number",
  '"kind"': "the kind of content to which a search is narrowed",
  '"place"': "whether a donor pays from Ukraine or from abroad",
  '"often"': "whether a donor gives once or monthly",
  '"amount"': "the amount that a donor chose, of which there is any number",
  '"currency"': "the currency of that amount",
  '"project"': "the project to which a donor gives",
  parameter: "the open image, which only browsers read",
};

/** The arguments of `get(…)` on the query of an address, in all visitors' pages. */
function namesRead(): Set<string> {
  const files = globSync("client/{site,app,ui}/**/*.{ts,tsx}", { cwd: root });
  const texts = files.map((file) => readFileSync(join(root, file), "utf8"));
  const reading = texts.filter((text) => /URLSearchParams|searchParams/i.test(text));
  return new Set(
    reading.flatMap((text) =>
      [...text.matchAll(/\.get\(([^(),]*)\)/g)].map(([, name]) => name ?? ""),
    ),
  );
}

describe("a query parameter that pages read", () => {
  test("is part of the cache key, or is listed as not cached", () => {
    expect([...namesRead()].sort()).toEqual(
      [...Object.keys(cachedParameters), ...Object.keys(uncachedParameters)].sort(),
    );
  });

  test.each(Object.values(cachedParameters))(
    "is cached as the site's links write it: %s",
    (query) => {
      expect(pageLifetimeMs(`/news?${query}`)).toBe(Number.POSITIVE_INFINITY);
    },
  );

  test("is not cached beside unknown parameters", () => {
    expect(pageLifetimeMs("/news?page=2")).toBe(0);
  });
});
