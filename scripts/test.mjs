// `npm test`: runs all checks; the last line contains the totals.
// `npm test -- types journeys`: runs only these steps.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium, howToGetChromium } from "./chromium.mjs";
import { isBuilt } from "./freshness.mjs";
import { goOnInNode24 } from "./on-node-24.mjs";
import { askedToEnd, inRoot, passSignalsOn, refuse, run, say } from "./steps.mjs";
import { countPlaywright, countReport, countVitest } from "./test-reports.mjs";

const steps = { types, lint, build, tests, journeys };
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(steps, name));
if (unknown) refuse(`There is no step "${unknown}": ${Object.keys(steps).join(", ")}.`);

await goOnInNode24();
passSignalsOn();

const reports = mkdtempSync(join(tmpdir(), "doloni-reports-"));
const total = { passed: 0, failed: 0 };
const failures = [];

// The programs' shebang lines look up `node` in PATH.
const pathInNode24 = `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH}`;

const program = (name) => inRoot("node_modules", ".bin", name);

/** Runs one step; without `count` it counts as one check. */
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

for (const [name, take] of Object.entries(steps)) {
  if (asked.length === 0 || asked.includes(name)) await take();
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || askedToEnd() ? 1 : 0);

function types() {
  return step("types", program("tsc"), []);
}

function lint() {
  return step("lint", program("biome"), ["check", "."]);
}

async function build() {
  if (isBuilt()) total.passed += 1;
  else await step("build", process.execPath, [inRoot("scripts", "build.mjs")]);
}

function tests() {
  const file = join(reports, "tests.json");
  const parameters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return step("tests", program("vitest"), ["run", ...parameters], { count: countVitest });
}

async function journeys() {
  const chromium = await findChromium();
  if (askedToEnd()) return;
  if (chromium === null) {
    total.failed += 1;
    failures.push("journeys: no Chromium");
    return say(`\n── journeys\n${howToGetChromium}`);
  }
  await step("journeys", program("playwright"), ["test", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: chromium },
    count: countPlaywright,
  });
}
