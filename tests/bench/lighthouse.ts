import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Scores of 100, and the layout shift: each the median of three runs as a phone, after one that
 * does not count: the first visitor of a new image waits until its sizes are made.
 */
export async function lighthouseOf(url: string): Promise<Record<string, number>> {
  await onceOrAgain(url);
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < 3; run++) runs.push(await onceOrAgain(url));
  const [first = {}] = runs;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(runs.map((run) => run[key] ?? 0))]),
  );
}

/** Chromium now and then loses the beginning of its own trace; that says nothing of the page. */
async function onceOrAgain(url: string, attempts = 4): Promise<Record<string, number>> {
  try {
    return await once(url);
  } catch (failure) {
    if (attempts === 1) throw failure;
    return onceOrAgain(url, attempts - 1);
  }
}

async function once(url: string): Promise<Record<string, number>> {
  const chromeFlags = ["--headless", "--disable-gpu", "--disable-background-networking"];
  if (process.getuid?.() === 0) chromeFlags.push("--no-sandbox");
  const chromePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
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
