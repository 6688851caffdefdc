import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { adminPages } from "../../client/app/admin-pages.ts";
import { root } from "../../server/platform/paths.ts";

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path);

test.each(["client/app/pages.ts", "client/app/layouts.ts", "client/app/admin-layout.ts"])(
  "%s names for every part of a page the very file that it loads",
  (path) => {
    const table = textOf(path);
    const named = all(table, /source: "client\/([^"]+)"/g);
    const loaded = all(table, /import\("\.(?=\.?\/)([^"]+)"\)/g).map((file) =>
      file?.replace(/^\/(?=(?:layout|admin)\/)/, "app/").replace(/^\.\//, ""),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named).toEqual(loaded);
  },
);

test("every admin page has a file, which exports a screen of its name", () => {
  expect(adminPages.length).toBeGreaterThan(30);
  for (const { source } of adminPages) {
    expect(textOf(source)).toContain(`export function ${basename(source, ".tsx")}(`);
  }
});
