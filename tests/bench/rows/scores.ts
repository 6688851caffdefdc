import { publicRoutes } from "../../support/public-routes.ts";
import type { Group } from "../group.ts";
import { lighthouseOf } from "../lighthouse.ts";
import type { Finding } from "../table.ts";

const names = [
  "/",
  "/projects/together",
  "/gallery",
  "/gallery/togetherPoints/Ternopil",
  "/blog/{blogId}",
];

/** Lighthouse in mobile mode; the worst page counts. */
export const scores: Group = {
  name: "lighthouse",
  isLong: true,
  rows: [
    { id: "performance", what: "Lighthouse performance", goal: { atLeast: 95 } },
    { id: "accessibility", what: "Lighthouse accessibility", goal: { atLeast: 100 } },
    { id: "best-practices", what: "Lighthouse best practices", goal: { atLeast: 100 } },
    { id: "seo", what: "Lighthouse SEO", goal: { atLeast: 100 } },
    { id: "shift", what: "layout shift (CLS)", goal: { atMost: 0.02 } },
  ],
  async measure({ site: { origin } }) {
    const routes = await publicRoutes(async (path) => (await fetch(origin + path)).json());
    const pages: ({ name: string } & Awaited<ReturnType<typeof lighthouseOf>>)[] = [];
    for (const { name, path } of routes.filter((route) => names.includes(route.name))) {
      pages.push({ name, ...(await lighthouseOf(origin + path)) });
    }
    const worst = (what: string, sign: 1 | -1 = 1): Finding => {
      const of = (page: (typeof pages)[number]) => sign * (page.scores[what] ?? Number.NaN);
      const [first] = pages.toSorted((one, other) => of(one) - of(other));
      if (!first) return { missing: "there is no page" };
      const failed = first.failed[what] ?? [];
      const seen = [`${first.name}, of ${pages.length}`, ...failed].join("; ");
      return { value: of(first) * sign, seen };
    };
    return {
      performance: worst("performance"),
      accessibility: worst("accessibility"),
      "best-practices": worst("best-practices"),
      seo: worst("seo"),
      shift: worst("shift", -1),
    };
  },
};
