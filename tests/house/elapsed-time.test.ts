import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

const stopwatches = [
  // "performance" is a global and a module; both are used through a member.
  /\bperformance\s*\.\s*(now|mark|measure|timeOrigin)\b/,
  /\bhrtime\b/,
  /\bconsole\.time/,
  // A start time to compare later: `const started = Date.now();`
  /=\s*Date\.now\(\)\s*;/,
  // `Date.now() - started`; minus a number literal it is a time in the past.
  /Date\.now\(\)\s*-\s*(?:begun|began|start|since|before)/,
];

const measuresTime = (source: string) => stopwatches.some((pattern) => pattern.test(source));

/** They report times, and are no tests; only `test:hostile` fails for one, of a fifth of a second. */
const measuring = [join("tests", "bench"), join("tests", "hostile")];

const sources = globSync("tests/**/*.{ts,tsx}", { cwd: root })
  .filter(
    (file) =>
      !measuring.some((folder) => file.startsWith(folder)) &&
      !file.endsWith("elapsed-time.test.ts"),
  )
  .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));

test("no test measures elapsed time: it would fail on a busy machine", () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter(({ source }) => measuresTime(source));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("no test uses Vitest's default of one second to wait", () => {
  const waits = sources.filter(({ source }) => /\bvi\.wait(?:For|Until)\(/.test(source));
  expect(waits.map(({ file }) => file)).toEqual([join("tests", "support", "until.ts")]);
});

test.each([
  "const begun = performance.now();",
  "const [seconds] = process.hrtime();",
  "const start = Date.now();",
  "expect(Date.now() - began).toBeLessThan(1000);",
])("a time measurement is found: %s", (source) => {
  expect(measuresTime(source)).toBe(true);
});

test.each([
  "const weekAgo = new Date(Date.now() - 7 * 86_400_000);",
  "site.setClock(new Date(Date.now() + 61 * 60_000));",
  "const now = new Date();",
])("a plain time is allowed: %s", (source) => {
  expect(measuresTime(source)).toBe(false);
});
