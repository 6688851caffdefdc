import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { onAllCores } from "./cores.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * `scores` are from 0 to 100 and the layout shift (`shift`); `failed` has the ids of the audits below
 * 0.9, by category.
 */
type Result = { scores: Record<string, number>; failed: Record<string, string[]> };

/**
 * Each score is the median of three runs in mobile mode. An extra first run does not count, because
 * it waits for image variants to be generated. The failed audits are those of any run.
 */
export async function lighthouseOf(url: string): Promise<Result> {
  const runs: Result[] = [];
  await onAllCores(async () => {
    await runWithRetries(url);
    for (let run = 0; run < 3; run++) runs.push(await runWithRetries(url));
  });
  const scores = [...categories, "shift"].map((name) => [
    name,
    median(runs.map((run) => run.scores[name] ?? 0)),
  ]);
  const failed = categories.map((name) => [
    name,
    [...new Set(runs.flatMap((run) => run.failed[name] ?? []))],
  ]);
  return { scores: Object.fromEntries(scores), failed: Object.fromEntries(failed) };
}

/** Retries, because Chromium sometimes loses the start of its trace, which is not the page's fault. */
async function runWithRetries(url: string, attempts = 4): Promise<Result> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return runWithRetries(url, attempts - 1);
  }
}

async function runOnce(url: string): Promise<Result> {
  const chromeFlags = ["--headless", "--disable-gpu", "--disable-background-networking"];
  if (process.getuid?.() === 0) chromeFlags.push("--no-sandbox");
  const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
      // The measured site shows demo content, which asks search engines not to list it.
      skipAudits: ["is-crawlable"],
    });
    const { lhr } = result ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? "no result");
    const scores = categories.map((name) => [
      name,
      Math.round((lhr.categories[name]?.score ?? 0) * 100),
    ]);
    const failed = categories.map((name) => [
      name,
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ]);
    const shift = lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0;
    return {
      scores: { ...Object.fromEntries(scores), shift },
      failed: Object.fromEntries(failed),
    };
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
