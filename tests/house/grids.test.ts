import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const columns =
  /(?<![\w-])(?:grid-template-columns|grid-auto-columns|grid-template|grid)\s*:([^;}]*)/g;
/** The columns of a style sheet's grids whose share of the width has no lower end. */
function growingColumns(css: string): string[] {
  return [...css.matchAll(columns)]
    .map(([, value = ""]) => value.split("/").at(-1) ?? "")
    .map((value) => value.replace(/minmax\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, ""))
    .filter((value) => /\dfr\b/.test(value));
}

describe("a column of a grid", () => {
  test.each([
    ["grid-template-columns: 1fr auto;", 1],
    ["grid-template-columns:\n  repeat(2, 1.5fr);", 1],
    ["grid-auto-columns: 1fr", 1],
    ["grid-template: auto 1fr / 1fr;", 1],
    ["grid-template-columns: minmax(0, 1fr) repeat(2, minmax(min(100%, 8rem), 1fr));", 0],
    ["grid-template: auto 1fr / minmax(0, 1fr);", 0],
    ["grid-template-rows: 1fr auto;", 0],
  ])("%j has %i shares of the width that grow with their content", (css, count) => {
    expect(growingColumns(css)).toHaveLength(count);
  });

  // `1fr` is never narrower than its longest word or its table: one of them widens the whole screen.
  test("is no bare share of the width: `minmax(0, 1fr)`, or another lower end", () => {
    const found = globSync("client/**/*.css", { cwd: root }).flatMap((file) =>
      growingColumns(readFileSync(join(root, file), "utf8")).map((value) => `${file}:${value}`),
    );
    expect(found).toEqual([]);
  });
});
