import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

/** The static imports of a file without types: paths in the project, and names of packages. */
function importsOf(path: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const names = [...module.staticImports, ...module.staticExports].flatMap((one) =>
    "moduleRequest" in one
      ? one.entries.length > 0 && one.entries.every(({ isType }) => isType)
        ? []
        : [one.moduleRequest.value]
      : one.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return names.map((name) =>
    name.startsWith(".") ? relative(root, join(root, dirname(path), name)) : name,
  );
}

/** All files and packages that these files import, directly or indirectly. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reachable = new Set(files);
  for (const file of reachable) {
    for (const name of importsOf(file)) reachable.add(name);
  }
  return reachable;
}

test("visitors download nothing of the editors' libraries, nor of the explorer", () => {
  const pages = globSync("client/site/**/*Page.tsx", { cwd: root });
  const reachable = reachedFrom([
    "client/entry-client.tsx",
    "client/app/admin/AdminGuard.tsx",
    ...pages,
  ]);
  const editorOnly = [...reachable].filter((name) =>
    /^(@mantine|@tiptap|@dnd-kit|dayjs|diff|idb|react-easy-crop|graphiql)\b|^client\/(admin|explorer)\//.test(
      name,
    ),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(reachable.size).toBeGreaterThan(200);
  expect(editorOnly).toEqual([]);
});

test("visitors download nothing of Apollo before the first touch", () => {
  const pages = globSync("client/site/**/*Page.tsx", { cwd: root });
  const reachable = reachedFrom(["client/entry-client.tsx", ...pages]);
  const apollo = [...reachable].filter((name) =>
    /^(@apollo\/client(?!\/errors)|graphql|rxjs)\b/.test(name),
  );
  expect(reachable.size).toBeGreaterThan(200);
  expect(apollo).toEqual([]);
});

test("every component of Mantine that is used has its styles imported", () => {
  const styles = readFileSync(join(root, "client/admin/mantine.css"), "utf8");
  const used = globSync("client/admin/**/*.tsx", { cwd: root }).flatMap((path) => {
    const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
    return module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === "@mantine/core")
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? ""));
  });
  const lacking = [...new Set(used)].filter((name) => {
    const file = `@mantine/core/styles/${name}.layer.css`;
    return existsSync(join(root, "node_modules", file)) && !styles.includes(file);
  });
  expect(used.length).toBeGreaterThan(5);
  expect(lacking).toEqual([]);
});
