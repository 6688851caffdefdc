import { publicRoutes } from "../../support/public-routes.ts";
import type { Group } from "../group.ts";
import type { Load } from "../load/load.ts";
import { send } from "../load/node-load.ts";
import { ifCached } from "../load/responses.ts";
import { listOfGalleries } from "../queries.ts";
import { signIn } from "../site/bench-data.ts";
import { PostWriter } from "../site/post-writer.ts";
import type { Site } from "../site/sites.ts";
import { shortened } from "../table.ts";
import { graphqlLoad } from "./reads.ts";

const portionOf = (isQuick: boolean) => (isQuick ? 2000 : 10_000);
const portionsOf = (isQuick: boolean) => (isQuick ? 5 : 10);
/** Requests from one save to the next. */
const untilSave = 2000;
const timeoutMs = 300_000;

/**
 * A fresh instance is asked for every public page in both languages, lists and items. Again and
 * again somebody saves, so that everything is drawn, compressed and kept anew.
 */
export const memory: Group = {
  name: "memory",
  rows(isQuick) {
    const portion = portionOf(isQuick);
    const [first, all] = [portion, portion * portionsOf(isQuick)].map(shortened);
    return [
      {
        id: "grown",
        what: `memory after ${all} requests / after ${first}`,
        // After 2,000 every page has been drawn but once: a process that is still warming up.
        goal: isQuick ? null : { atMost: 1.1 },
      },
      {
        id: "whole",
        what: `memory of the process after ${all} requests`,
        goal: { atMost: 300 },
        unit: "MiB",
      },
    ];
  },
  async measure({ data, isQuick }) {
    const site = await data.start();
    try {
      const loads = await readsOf(site);
      const reason = await ifCached(loads[0] ?? { url: site.origin });
      if (typeof reason === "string") throw new Error(reason);
      const writer = await PostWriter.begin(site.origin, await signIn(site), data);
      const seen: number[] = [];
      const begun = performance.now();
      for (let count = 0; count < portionsOf(isQuick); count += 1) {
        for (let sent = 0; sent < portionOf(isQuick); sent += untilSave) {
          await writer.write();
          await send({ loads, connections: 32, requests: untilSave });
        }
        seen.push(await site.memory());
        if (performance.now() - begun > timeoutMs) throw new Error("took more than five minutes");
      }
      const [first = Number.NaN, last = Number.NaN] = [seen[0], seen.at(-1)];
      const course = seen.map((size) => shortened(size)).join(", ");
      return {
        grown: {
          value: last / first,
          seen: `MiB after each ${shortened(portionOf(isQuick))}: ${course}`,
        },
        whole: {
          value: last,
          seen: `${loads.length} addresses, a save before each ${shortened(untilSave)}`,
        },
      };
    } finally {
      await site.stop();
    }
  },
};

async function readsOf({ origin }: Site): Promise<Load[]> {
  const routes = await publicRoutes(async (path) => (await fetch(origin + path)).json());
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
  const pages = routes
    .filter((route) => route.status === 200)
    .flatMap(({ path }) => [path, `${path}?lang=en`])
    .map((path) => ({ url: origin + path, headers }));
  const lists = ["gallery", "blog", "projects", "reports", "members"];
  const rest = lists.map((list) => ({ url: `${origin}/api/${list}?limit=20` }));
  return [...pages, ...rest, graphqlLoad(origin, listOfGalleries)];
}
