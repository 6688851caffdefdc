import { readFileSync } from "node:fs";

/**
 * Counts from a step's JSON report; a runner that failed without failed tests counts as one
 * failure.
 */
export function countReport(count, file, exitCode) {
  const { passed, failed } = readReport(count, file);
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function readReport(count, file) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** A test file that could not be loaded reports no tests, so it is counted as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

const hasFailed = ({ status }) => status === "failed";

export const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});
