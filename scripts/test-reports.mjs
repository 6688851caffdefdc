import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./steps.mjs";

/**
 * Counts from a step's JSON report; a runner that failed without failed tests counts as one
 * failure. `flaky` names the tests that passed at the second try only, `timed` all tests with their
 * milliseconds.
 */
export function countReport(count, file, exitCode) {
  const counted = readReport(count, file);
  return { ...counted, failed: counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed };
}

function readReport(count, file) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0, flaky: [], timed: [] };
  }
}

/** A test file that could not be loaded reports no tests, so it is counted as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  const timed = testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, file.name)}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, flaky: [], timed };
}

const hasFailed = ({ status }) => status === "failed";

export function countPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsIn);
  const nameOf = ({ file, title }) => `${file}: ${title}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: specs.filter(isFlaky).map(nameOf),
    timed: specs.map((spec) => ({ name: nameOf(spec), milliseconds: durationOf(spec) })),
  };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const isFlaky = ({ tests }) => tests.some(({ status }) => status === "flaky");
const durationOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
