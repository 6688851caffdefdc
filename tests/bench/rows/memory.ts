import { publicRoutes } from "../../support/public-routes.ts";
import type { Group } from "../group.ts";
import { graphqlLoad } from "../load/graphql.ts";
import type { Load } from "../load/load.ts";
import { send } from "../load/node-load.ts";
import { ifCached } from "../load/responses.ts";
import { listOfGalleries } from "../queries.ts";
import { signIn } from "../site/bench-data.ts";
import { PostWriter } from "../site/post-writer.ts";
import type { Site } from "../site/sites.ts";
import { shortened } from "../table.ts";
import { invalidations } from "../uncached-rendering.ts";

const batchSizeOf = (isQuick: boolean) => (isQuick ? 2000 : 10_000);
const batchesOf = (isQuick: boolean) => (isQuick ? 5 : 10);
/** The number of requests between two saves. */
const requestsPerSave = 2000;
const timeoutMs = 300_000;

/**
 * A new instance is asked for every public page in both languages and for lists. Repeated saves,
 * and changes that every page shows, make that pages are rendered, compressed and cached again.
 */
export const memory: Group = {
  name: "memory",
  rows(isQuick) {
    const batchSize = batchSizeOf(isQuick);
    const [first, all] = [batchSize, batchSize * batchesOf(isQuick)].map(shortened);
    return [
      {
        id: "growth",
        what: `memory after ${all} requests / after ${first}`,
        // After 2,000 requests every page has been rendered only once, so the process is still warming up.
        goal: isQuick ? null : { atMost: 1.1 },
      },
      {
        id: "total",
        what: `memory of the process after ${all} requests`,
        goal: { atMost: 250 },
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
      const sizes: number[] = [];
      const startedAt = performance.now();
      for (let count = 0; count < batchesOf(isQuick); count += 1) {
        for (let sent = 0; sent < batchSizeOf(isQuick); sent += requestsPerSave) {
          await writer.write();
          await data.query(invalidations.changed);
          await send({ loads, connections: 32, requests: requestsPerSave });
        }
        sizes.push(await site.memory());
        if (performance.now() - startedAt > timeoutMs)
          throw new Error("took more than five minutes");
      }
      const [first = Number.NaN, last = Number.NaN] = [sizes[0], sizes.at(-1)];
      const history = sizes.map((size) => shortened(size)).join(", ");
      return {
        growth: {
          value: last / first,
          seen: `MiB after each ${shortened(batchSizeOf(isQuick))}: ${history}`,
        },
        total: {
          value: last,
          seen: `${loads.length} addresses, a save before each ${shortened(requestsPerSave)}`,
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
