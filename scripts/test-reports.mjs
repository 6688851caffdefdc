import { readFileSync } from "node:fs";

/**
 * Counts from a step's JSON report; a runner that failed without failed tests counts as one
 * failure. `flaky` names the tests that passed at the second try only.
 */
export function countReport(count, file, exitCode) {
  const counted = readReport(count, file);
  return { ...counted, failed: counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed };
}

function readReport(count, file) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0, flaky: [] };
  }
}

/** A test file that could not be loaded reports no tests, so it is counted as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, flaky: [] };
}

const hasFailed = ({ status }) => status === "failed";

export const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: suites.flatMap(flakyIn),
});

const flakyIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];
