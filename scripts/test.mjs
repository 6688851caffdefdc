// `npm test`: everything that can fail, in one run; the last line counts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { isBuilt } from "./freshness.mjs";
import { goOnInNode24 } from "./on-node-24.mjs";
import { askedToEnd, inRoot, passSignalsOn, run, say } from "./steps.mjs";
import { countPlaywright, countReport, countVitest } from "./test-reports.mjs";

await goOnInNode24();
passSignalsOn();

const reports = mkdtempSync(join(tmpdir(), "doloni-reports-"));
const total = { passed: 0, failed: 0 };
const failures = [];

// The programs' own first lines ask for `node`.
const pathInNode24 = `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH}`;

const program = (name) => inRoot("node_modules", ".bin", name);

/** Runs one step; without a report of its own it counts as one check. */
async function step(title, name, parameters, { env = {}, count } = {}) {
  if (askedToEnd()) return;
  say(`\n── ${title}`);
  const file = join(reports, `${title}.json`.replaceAll(" ", "-"));
  const { code } = await run(name, parameters, {
    env: { ...env, PATH: pathInNode24, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const counted = count
    ? countReport(count, file, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (counted.failed > 0) failures.push(`${title}: ${counted.failed}`);
}

async function journeys() {
  const chromium = await findChromium();
  if (chromium === null) say("\nNo Chromium could be found or installed: set CHROMIUM_PATH.");
  await step("journeys", program("playwright"), ["test", "--reporter=list,json"], {
    env: chromium ? { CHROMIUM_PATH: chromium } : {},
    count: countPlaywright,
  });
}

await step("types", program("tsc"), []);
await step("lint", program("biome"), ["check", "."]);
if (isBuilt()) total.passed += 1;
else await step("build", process.execPath, [inRoot("scripts", "build.mjs")]);
await step(
  "tests",
  program("vitest"),
  [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "tests.json")}`,
  ],
  { count: countVitest },
);
await journeys();

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || askedToEnd() ? 1 : 0);
