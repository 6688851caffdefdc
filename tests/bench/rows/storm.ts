import { setTimeout as pause } from "node:timers/promises";
import { publicRoutes } from "../../support/public-routes.ts";
import type { Group } from "../group.ts";
import type { Load } from "../load/load.ts";
import { median } from "../load/measure-in-turns.ts";
import { type Sent, send } from "../load/node-load.ts";
import { signIn } from "../site/bench-data.ts";
import { PostWriter } from "../site/post-writer.ts";
import { publicUrl, type Site } from "../site/sites.ts";
import { type Finding, shortened } from "../table.ts";

const pageCount = 200;
/** Visits before a save, from which the site learns what is asked for most. */
const visitsBefore = 1000;
/** Time between a save and the visits after it, in milliseconds. */
const afterSaveMs = 2000;

/**
 * A save discards all cached pages: 200 pages are then asked for at once, each once; and by 200
 * visits two seconds after a save, of which the popular pages get more than the others.
 */
export const storm: Group = {
  name: "storm",
  rows: [
    {
      id: "atOnce",
      what: "200 pages at once, right after a save (99th percentile)",
      goal: null,
      unit: "ms",
    },
    { id: "failures", what: "failed responses in these storms", goal: { atMost: 0 } },
    {
      id: "visits",
      what: "200 visits at once, two seconds after a save (99th percentile)",
      goal: null,
      unit: "ms",
    },
    { id: "typical", what: "the same visits (median)", goal: null, unit: "ms" },
    { id: "hits", what: "share of these visits with a cached page", goal: null },
  ],
  async measure({ data, sampling }) {
    const site = await data.start();
    try {
      const pages = await differentPages(site);
      const writer = await PostWriter.begin(site.origin, await signIn(site), data);
      const [storms, visits]: [Sent[], Sent[]] = [[], []];
      const atOnce = { connections: pageCount, requests: pageCount };
      const visited = visitsOf(pages, visitsBefore);
      const memory: number[] = [];
      for (let round = 0; round <= sampling.rounds; round += 1) {
        await send({ loads: visited, connections: 8, requests: visitsBefore });
        const afterSave = await send({ ...atOnce, loads: pages }, () => writer.write());
        await send({ loads: visited, connections: 8, requests: visitsBefore });
        const later = await send({ ...atOnce, loads: visitsOf(pages, pageCount) }, async () => {
          await writer.write();
          await pause(afterSaveMs);
        });
        memory.push(await site.memory());
        // The first round is a warm-up.
        if (round > 0) storms.push(afterSave);
        if (round > 0) visits.push(later);
      }
      const failures = [...storms, ...visits].reduce((sum, sent) => sum + sent.failures, 0);
      return {
        atOnce: medianOf(storms, ({ percentile99 }) => percentile99),
        failures: {
          value: failures,
          seen: `${storms.length + visits.length} storms; process at most ${shortened(Math.max(...memory))} MiB`,
        },
        visits: medianOf(visits, ({ percentile99 }) => percentile99),
        typical: medianOf(visits, (sent) => sent.median),
        hits: medianOf(visits, ({ hits, requests }) => hits / requests),
      };
    } finally {
      await site.stop();
    }
  },
};

/** Addresses of public pages in both languages; the first ones are those of the routes. */
async function differentPages({ origin }: Site): Promise<Load[]> {
  const routes = await publicRoutes(async (path) => (await fetch(origin + path)).json());
  const paths = routes
    .filter(({ status }) => status === 200)
    .flatMap(({ path }) => [path, `${path}?lang=en`]);
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const items = locations.map(([, url = ""]) => url.replace(publicUrl, ""));
  const different = [...new Set([...paths, ...items])].slice(0, pageCount);
  if (different.length < pageCount) throw new Error(`only ${different.length} pages are public`);
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
  return different.map((path) => ({ url: origin + path, headers }));
}

/**
 * `count` visits by Zipf's law: the page of rank n is visited 1/n as often as the first. They are
 * spread evenly, so that every run measures the same ones.
 */
function visitsOf(pages: readonly Load[], count: number): Load[] {
  const total = pages.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
  const visits: Load[] = [];
  let cumulative = 0;
  for (const [index, page] of pages.entries()) {
    cumulative += 1 / (index + 1) / total;
    while ((visits.length + 0.5) / count <= cumulative) visits.push(page);
  }
  // 79 is prime to both counts: neighbouring visits are to different pages.
  return visits.map((visit, index) => visits[(index * 79) % count] ?? visit);
}

function medianOf(all: readonly Sent[], figureOf: (sent: Sent) => number): Finding {
  const figures = all.map(figureOf);
  return { value: median(figures), seen: `in each round ${figures.map(shortened).join(", ")}` };
}
