// `npm test`: runs all checks; the last line contains the totals.
// `npm test -- types journeys`: runs only these steps.
// `npm run test:quick`: an answer without journeys and slow server tests.
// `npm run test:changed`: the tests that load a file with uncommitted changes.
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium, howToGetChromium } from "./chromium.mjs";
import { freePorts } from "./free-ports.mjs";
import { isBuilt } from "./freshness.mjs";
import { ensureNode24 } from "./on-node-24.mjs";
import { exitWithError, forwardSignals, inRoot, receivedSignal, run, say } from "./steps.mjs";
import { countPlaywright, countReport, countVitest } from "./test-reports.mjs";

const steps = ["types", "lint", "build", "house", "tests", "journeys"];
/** Steps that run only when they are named. */
const partialSteps = ["quick", "changed"];

const selected = process.argv.slice(2);
const allSteps = [...steps, ...partialSteps];
const unknownStep = selected.find((name) => !allSteps.includes(name));
if (unknownStep) exitWithError(`There is no step "${unknownStep}": ${allSteps.join(", ")}.`);

await ensureNode24();
forwardSignals();

process.env.TMPDIR = temporaryFolder();
const reports = mkdtempSync(join(tmpdir(), "doloni-reports-"));
const total = { passed: 0, failed: 0 };
const failures = [];
/** Names of the tests that failed, and of those that passed at the second try only. */
const broken = [];
const flaky = [];
/** Seconds of each step, in the order in which the steps ended. */
const times = [];
/** Every test of every step: its name, and its milliseconds. */
const timed = [];

// The programs' shebang lines look up `node` in PATH.
const pathInNode24 = `${inRoot("node_modules", ".bin")}${delimiter}${process.env.PATH}`;

const program = (name) => inRoot("node_modules", ".bin", name);
const isSelected = ({ name }) =>
  selected.length === 0 ? steps.includes(name) : selected.includes(name);
const runSelected = (...wanted) =>
  Promise.all(wanted.filter(isSelected).map((runStep) => runStep()));

// What takes seconds comes first and ends the run, so that nobody waits for a formatter's complaint.
await runSelected(types, lint);
if (failures.length === 0) await runSelected(build, house);
if (failures.length === 0) {
  // The tests' floods and timeouts and the journeys' browsers each need all of a machine.
  await runSelected(tests);
  await runSelected(quick);
  await runSelected(changed);
  await runSelected(journeys);
}

rmSync(reports, { recursive: true, force: true });
sayTimes();
if (flaky.length > 0) say(`\nPassed at the second try only:\n  ${flaky.join("\n  ")}`);
if (broken.length > 0) say(`\nFailed tests:\n  ${broken.join("\n  ")}`);
if (failures.length > 0) say(`\nFailed: ${failures.join(", ")}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || receivedSignal() ? 1 : 0);

/** Where tests write thousands of files that nobody keeps: in memory, if Linux has room there. */
function temporaryFolder() {
  const inMemory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > 4 * 1024 ** 3 ? inMemory : tmpdir();
  } catch {
    return tmpdir();
  }
}

function sayTimes() {
  const slowest = timed.toSorted((one, other) => other.milliseconds - one.milliseconds);
  if (slowest.length > 0) {
    const lines = slowest
      .slice(0, 10)
      .map(({ name, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1)} s  ${name}`);
    say(`\nThe slowest tests:\n${lines.join("\n")}`);
  }
  say(`\n${times.map(({ title, seconds }) => `${title} ${seconds} s`).join(" · ")}`);
}

/** Runs a program, and notes how long the step with this title took. */
async function runTimed(title, ...parameters) {
  const begin = performance.now();
  const result = await run(...parameters);
  times.push({ title, seconds: Math.round((performance.now() - begin) / 1000) });
  return result;
}

/** Runs one step that counts as one check, and shows what it wrote when it is over. */
async function check(title, name, parameters) {
  if (receivedSignal()) return;
  const { code, output } = await runTimed(title, name, parameters, {
    quiet: true,
    env: { PATH: pathInNode24 },
  });
  say(`\n── ${title}${output ? `\n${output.trimEnd()}` : ""}`);
  addToTotals(title, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

/** Runs one step that counts its tests in a report. */
async function suite(title, name, parameters, { env = {}, count, report }) {
  if (receivedSignal()) return;
  say(`\n── ${title}`);
  const { code } = await runTimed(title, name, parameters, {
    env: { ...env, PATH: pathInNode24 },
  });
  const counted = countReport(count, report, code);
  broken.push(...counted.broken);
  flaky.push(...counted.flaky);
  timed.push(...counted.timed);
  addToTotals(title, counted);
}

function addToTotals(title, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${title}: ${failed}`);
}

function types() {
  return check("types", program("tsc"), []);
}

function lint() {
  return check("lint", "npm", ["run", "lint", "--silent"]);
}

async function build() {
  if (isBuilt()) total.passed += 1;
  else await check("build", process.execPath, [inRoot("scripts", "build.mjs")]);
}

function house() {
  return vitest("house", ["--project", "house"]);
}

function tests() {
  return vitest("tests", ["--project", "server*", "--project", "client"]);
}

function quick() {
  return vitest("tests", ["--project", "server", "--project", "client"], { QUICK_TESTS: "1" });
}

async function changed() {
  await vitest("tests", ["--changed", "--passWithNoTests"]);
  await journeys(["--only-changed", "--pass-with-no-tests"]);
}

function vitest(title, projects, env = {}) {
  const report = join(reports, `${title}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return suite(title, program("vitest"), ["run", ...projects, ...reporters], {
    env,
    count: countVitest,
    report,
  });
}

async function journeys(selection = []) {
  const chromium = await findChromium();
  if (receivedSignal()) return;
  if (chromium === null) {
    total.failed += 1;
    failures.push("journeys: no Chromium");
    return say(`\n── journeys\n${howToGetChromium}`);
  }
  const report = join(reports, "journeys.json");
  await suite("journeys", program("playwright"), ["test", "--reporter=list,json", ...selection], {
    env: {
      CHROMIUM_PATH: chromium,
      JOURNEY_PORT: String(await freePorts(10)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    count: countPlaywright,
    report,
  });
}
