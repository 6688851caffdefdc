import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const matches = (pattern: string) => globSync(pattern, { cwd: root }).length > 0;

const documents = globSync(["*.md", "docs/**/*.md", "tests/bench/README.md"], { cwd: root });

const folders = ["client", "deploy", "docs", "migrations", "scripts", "server", "tests", ".github"];
const path = new RegExp(`^(?:${folders.join("|")})/[\\w./<>{},*-]+$`);
const fileName = /^[\w.<>*-]+\.(?:ts|tsx|mjs|graphql|css|md|svg|webp|json|yml|conf)$/;

/** Code blocks hold commands and examples, whose files need not exist. */
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, "");

/** Paths in backticks that match no file; a placeholder such as `<kind>` matches any name. */
function missingPaths(text: string): string[] {
  const written = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
  return written.filter((word) => {
    const pattern = word.replace(/<[\w-]+>/g, "*").replace(/\/$/, "");
    if (path.test(word)) return !matches(pattern);
    if (fileName.test(word)) return !matches(`{,{${folders.join(",")}}/**/}${pattern}`);
    return false;
  });
}

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** Relative links whose file or heading does not exist. */
function brokenLinks(file: string, text: string): string[] {
  const targets = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => to);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [to = "", anchor] = target.split("#");
    const linked = to ? join(dirname(file), to) : file;
    if (!matches(linked)) return true;
    const headings = [...read(linked).matchAll(/^#+ (.+)$/gm)].map(
      ([, headingText = ""]) => headingText,
    );
    return anchor !== undefined && !headings.map(anchorOf).includes(anchor);
  });
}

test("the README is short enough to be read completely: it has fewer than 200 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThan(200);
});

test("every file that the documentation names exists", () => {
  const missing = documents.flatMap((file) =>
    missingPaths(read(file)).map((one) => `${file}: ${one}`),
  );
  expect(documents.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test("every link in the documentation has a target", () => {
  const broken = documents.flatMap((file) =>
    brokenLinks(file, read(file)).map((one) => `${file}: ${one}`),
  );
  expect(broken).toEqual([]);
});

test("a missing file and a broken link are found", () => {
  const text = "`server/gone.ts` `Gone.tsx` `server/<kind>/*.gone.ts` [a](docs/gone.md) [b](#gone)";
  expect(missingPaths(text)).toEqual(["server/gone.ts", "Gone.tsx", "server/<kind>/*.gone.ts"]);
  expect(brokenLinks("README.md", text)).toEqual(["docs/gone.md", "#gone"]);
  expect(missingPaths("`server/<kind>/<kind>.entity.ts` `README.md` `/readyz`")).toEqual([]);
});

test("an operator finds every setting in the README's table", () => {
  const sources = ["environment", "file-location"].map((one) => read(`server/platform/${one}.ts`));
  const names = [...sources.join("\n").matchAll(/"([A-Z]+(?:_[A-Z]+)*)"/g)].map(([, name]) => name);
  const settings = [...new Set(names)];
  const cells = [...read("README.md").matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].map(([, cell]) => cell);
  const described = cells.join(", ").match(/[A-Z_]+/g) ?? [];
  expect(settings.length).toBeGreaterThan(15);
  expect(described.sort()).toEqual(settings.sort());
});

test("every decision is in the index, under its own title", () => {
  const index = read("docs/decisions/README.md");
  const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
  const lines = decisions.map((file) => {
    const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(read(file)) ?? [];
    return `- [${number}](${relative("docs/decisions", file)}) ${title}`;
  });
  expect(decisions.map((file) => basename(file).slice(0, 4))).toEqual(
    decisions.map((_, position) => `${position + 1}`.padStart(4, "0")),
  );
  expect(index.split("\n").filter((line) => line.startsWith("- "))).toEqual(lines);
});
