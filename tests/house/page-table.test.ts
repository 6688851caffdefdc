import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/places.ts";

test("the page table names for every page the very file that it loads", () => {
  const table = readFileSync(join(root, "client/app/pages.ts"), "utf8");
  const named = [...table.matchAll(/source: "client\/([^"]+)"/g)].map(([, path]) => path);
  const loaded = [...table.matchAll(/import\("\.\.\/([^"]+)"\)/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(loaded);
});
