import { readFileSync } from "node:fs";

/**
 * What a step's JSON report counts; a runner that failed otherwise counts as one failure. `again`
 * names the tests that passed at the second try.
 */
export function countReport(count, file, exitCode) {
  const counted = readReport(count, file);
  return { ...counted, failed: counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed };
}

function readReport(count, file) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0, again: [] };
  }
}

/** A file that could not be loaded has no tests, and is a failure of its own. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length, again: [] };
}

const hasFailed = ({ status }) => status === "failed";

export const countPlaywright = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  again: suites.flatMap(flakyIn),
});

const flakyIn = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyIn),
];
