import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageLifetimeMs } from "../../server/http/pages/page-lifetime.ts";
import { root } from "../../server/platform/paths.ts";

/** What visitors' pages read in their address, as our own links write it. */
const written: Record<string, string> = {
  '"lang"': "lang=en",
  '"after"': "after=WyIyMDI2Il0",
  '"year"': "year=2026",
  '"category"': "category=6f1b1c3e-2f0a-4c57-9b0e-3f4a5d6c7b8a",
  '"from"': "from=24",
};

/** What is read as well, in addresses whose pages need not be kept. */
const unkept: Record<string, string> = {
  '"n"': "a receipt's number: the page is for one reader",
  '"form"': "a receipt's form, likewise",
  parameter: "the open image, which only browsers read",
};

/** What stands in `get(…)` of an address's query, wherever visitors' pages read one. */
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

describe("what pages read in their address", () => {
  test("is what the server keeps pages by, or said to be not", () => {
    expect([...namesRead()].sort()).toEqual(
      [...Object.keys(written), ...Object.keys(unkept)].sort(),
    );
  });

  test.each(Object.values(written))("is kept as our links write it: %s", (query) => {
    expect(pageLifetimeMs(`/news?${query}`)).toBe(Number.POSITIVE_INFINITY);
  });

  test("is not kept with anything that none reads", () => {
    expect(pageLifetimeMs("/news?page=2")).toBe(0);
  });
});
