import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { onAllCores } from "./cores.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Scores from 0 to 100 and the layout shift, each the median of three runs in mobile mode. An extra
 * first run does not count, because it waits for image variants to be generated.
 */
export async function lighthouseOf(url: string): Promise<Record<string, number>> {
  const runs: Record<string, number>[] = [];
  await onAllCores(async () => {
    await runWithRetries(url);
    for (let run = 0; run < 3; run++) runs.push(await runWithRetries(url));
  });
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(runs.map((run) => run[key] ?? 0))]),
  );
}

/** Retries, because Chromium sometimes loses the start of its trace, which is not the page's fault. */
async function runWithRetries(url: string, attempts = 4): Promise<Record<string, number>> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return runWithRetries(url, attempts - 1);
  }
}

async function runOnce(url: string): Promise<Record<string, number>> {
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
    const shift = lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0;
    return { ...Object.fromEntries(scores), shift };
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
