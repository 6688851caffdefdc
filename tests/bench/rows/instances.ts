import type { Group } from "../group.ts";
import type { Load } from "../load/load.ts";
import { median } from "../load/measure-in-turns.ts";
import { isHit, responseTo } from "../load/responses.ts";
import { signIn } from "../site/bench-data.ts";
import { PostWriter } from "../site/post-writer.ts";
import { type Finding, shortened } from "../table.ts";

/** The time from sending a write to one instance until another one, with the page cached, shows it. */
export const instances: Group = {
  name: "instances",
  rows: [
    {
      id: "propagation",
      what: "write on one instance → new page on another (slowest)",
      goal: { atMost: 1 },
      unit: "s",
    },
  ],
  async measure({ site, data, isQuick }) {
    const other = await data.start();
    try {
      const writer = await PostWriter.begin(site.origin, await signIn(site), data);
      const page = { url: `${other.origin}/blog/${writer.id}`, headers: { accept: "text/html" } };
      const seconds: number[] = [];
      for (let count = 0; count < (isQuick ? 10 : 50); count += 1) {
        if (!(await cachePage(page))) return { propagation: { missing: "the page is not cached" } };
        const startedAt = performance.now();
        const title = await writer.write();
        while (!(await responseTo(page)).text.includes(title)) {
          if (performance.now() - startedAt > 10_000) throw new Error("it never showed the write");
        }
        seconds.push((performance.now() - startedAt) / 1000);
      }
      return { propagation: slowest(seconds) };
    } finally {
      await other.stop();
    }
  },
};

async function cachePage(page: Load): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (isHit((await responseTo(page)).headers)) return true;
  }
  return false;
}

const slowest = (seconds: readonly number[]): Finding => ({
  value: Math.max(...seconds),
  seen: `${seconds.length} writes, median ${shortened(median(seconds) * 1000)} ms with the write itself`,
});
