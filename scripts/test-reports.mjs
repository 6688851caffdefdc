import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./steps.mjs";

/**
 * Counts from a step's JSON report; a runner that failed without failed tests counts as one
 * failure. `broken` names the tests that failed, with their first errors; `flaky` those that passed
 * at the second try only, `timed` all tests with their milliseconds.
 */
export function countReport(count, file, exitCode) {
  const counted = readReport(count, file);
  return { ...counted, failed: counted.failed === 0 && exitCode !== 0 ? 1 : counted.failed };
}

function readReport(count, file) {
  try {
    return count(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0, broken: [], flaky: [], timed: [] };
  }
}

/** A test file that could not be loaded reports no tests, so it is counted as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(hasFailed),
  );
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      ...test,
      name: `${relative(root, file.name)}: ${test.fullName}`,
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    broken: [
      ...unloaded.map(({ name, message }) => withError(relative(root, name), message)),
      ...tests.filter(hasFailed).map((test) => withError(test.name, test.failureMessages[0])),
    ],
    flaky: tests
      .filter((test) => !hasFailed(test) && test.meta?.isSecondTry)
      .map(({ name }) => name),
    timed: tests.map(({ name, duration }) => ({ name, milliseconds: duration ?? 0 })),
  };
}

const hasFailed = ({ status }) => status === "failed";

export function countPlaywright({ stats, suites }) {
  const specs = suites
    .flatMap(specsIn)
    .map((spec) => ({ ...spec, name: `${spec.file}: ${spec.title}` }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    broken: specs.filter(has("unexpected")).map((spec) => withError(spec.name, errorOf(spec))),
    flaky: specs.filter(has("flaky")).map(({ name }) => name),
    timed: specs.map((spec) => ({ name: spec.name, milliseconds: durationOf(spec) })),
  };
}

const has = (status) => (spec) => spec.tests.some((test) => test.status === status);
const errorOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error.message;
/** The error's first five lines are what a reader of a truncated log needs. */
const withError = (name, error = "") => [name, ...error.split("\n").slice(0, 5)].join("\n    ");

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const durationOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
