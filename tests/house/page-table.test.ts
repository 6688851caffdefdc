import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("every screen of the editors is loaded from the file that it is called by", () => {
  const table = textOf("client/admin/screens.ts");
  const named = all(table, /"([a-z-/]+\/\w+)": \(\) =>/g);
  const loaded = all(table, /import\("\.\/([^"]+)\.tsx"\)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named).toEqual(loaded);
});
