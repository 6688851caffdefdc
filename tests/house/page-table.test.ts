import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { pageTable, publicPaths } from "../../client/app/page-table.ts";
import { editableKinds, editorPaths } from "../../client/paths.ts";
import { sitePagePaths } from "../../server/page/navigation/site-pages.ts";
import { root } from "../../server/platform/paths.ts";

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const filesOf = (isAdmin: boolean) =>
  pageTable
    .filter(({ layout }) => (layout === "admin") === isAdmin)
    .map(({ file }) => `client/${file}.tsx`);

function exportsOf(path: string): (string | null)[] {
  const { module } = parseSync(path, textOf(path));
  return module.staticExports.flatMap(({ entries }) => entries.map((each) => each.exportName.name));
}

/** The files that a module loads with `import.meta.glob`. */
function globbedBy(path: string): string[] {
  const [, list = ""] = /import\.meta\.glob<[^(]*>\(\[([^\]]*)\]/.exec(textOf(path)) ?? [];
  const patterns = [...list.matchAll(/"([^"]+)"/g)].map(([, pattern = ""]) => pattern);
  const cwd = join(root, dirname(path));
  const isExcluded = (pattern: string) => pattern.startsWith("!");
  const parts = globSync(
    patterns.filter(isExcluded).map((pattern) => pattern.slice(1)),
    { cwd },
  );
  const files = globSync(
    patterns.filter((pattern) => !isExcluded(pattern)),
    { cwd },
  );
  return files
    .filter((file) => !parts.some((part) => basename(part) === basename(file)))
    .map((file) => relative(root, join(cwd, file)));
}

test("every page of the table is exported by its file, under the file's name", () => {
  expect(pageTable.length).toBeGreaterThan(60);
  for (const { file } of pageTable) {
    expect(exportsOf(`client/${file}.tsx`)).toContain(basename(file));
  }
});

test.each([
  ["visitors", "client/app/pages.ts", false],
  ["editors", "client/admin/screens.ts", true],
] as const)("%s' pages are loaded one by one, with parts of pages", (_, module, isAdmin) => {
  expect(globbedBy(module).sort()).toEqual([...new Set(filesOf(isAdmin))].sort());
});

test.each(editableKinds)(
  "the screen of a new %s stays when its first save gives it an id",
  (kind) => {
    const editors = pageTable.filter(({ path }) =>
      [editorPaths.add(kind), `${editorPaths.list(kind)}/:id`].includes(path),
    );
    const [file = "", ...others] = new Set(editors.map((row) => `client/${row.file}.tsx`));
    expect([editors.length, others]).toEqual([2, []]);
    // The shared hook alone knows the id: a key of its own would build the screen anew.
    expect(textOf(file)).toMatch(/import \{ useEditor \} from "[./]+editor\/state\/useEditor\.ts"/);
    expect(textOf(file)).not.toMatch(/useParams|<EditorFrame\s+key=/);
  },
);

test("no path is in the table twice", () => {
  expect(new Set(pageTable.map(({ path }) => path)).size).toBe(pageTable.length);
});

test("the client writes the path of a page in client/paths.ts alone", () => {
  const files = globSync("client/**/*.{ts,tsx}", { cwd: root });
  const second = files.filter((file) => {
    const code = textOf(file).replace(/\/\*.*?\*\//gs, "");
    const literals = [...code.matchAll(/["'`](\/[\w/-]+)["'`]/g)].map(([, path]) => path);
    return literals.some((path) => publicPaths.some((known) => known === path));
  });
  expect(second).toEqual(["client/paths.ts"]);
});

test("every section of the site that a menu can lead to is a page for everybody", () => {
  const paths = pageTable
    .filter(({ layout, status }) => layout === "site" && !status)
    .map(({ path }) => path);
  for (const path of Object.values(sitePagePaths)) expect(paths).toContain(path);
});
