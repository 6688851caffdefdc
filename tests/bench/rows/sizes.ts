import { type PublicRoute, publicRoutes } from "../../support/public-routes.ts";
import type { Group } from "../group.ts";
import type { Finding } from "../table.ts";
import { type Weight, weightOf } from "../weight.ts";

interface PageWeight {
  name: string;
  weight: Weight;
}

/** The sizes of every public page in both languages; the largest counts. */
export const sizes: Group = {
  name: "sizes",
  rows: [
    {
      id: "home",
      what: "scripts of the home page, gzip",
      goal: { atMost: 145 },
      unit: "kB",
    },
    {
      id: "script",
      what: "scripts of the heaviest page, gzip",
      goal: { atMost: 150 },
      unit: "kB",
    },
    { id: "html", what: "the largest document, not compressed", goal: null, unit: "kB" },
    { id: "styles", what: "the most style files, gzip", goal: null, unit: "kB" },
  ],
  async measure({ site: { origin } }) {
    const routes = await publicRoutes(async (path) => (await fetch(origin + path)).json());
    const pages: PageWeight[] = [];
    for (const route of routes) pages.push(...(await weightsOf(origin, route)));
    const home = pages.filter(({ name }) => name === "/" || name === "/?lang=en");
    return {
      home: heaviest(home, "script"),
      script: heaviest(pages, "script"),
      html: heaviest(pages, "html"),
      styles: heaviest(pages, "styles"),
    };
  },
};

async function weightsOf(
  origin: string,
  { name, path, status }: PublicRoute,
): Promise<PageWeight[]> {
  const pages: PageWeight[] = [];
  for (const query of ["", "?lang=en"]) {
    const weight = await weightOf(origin, path + query);
    if (weight.status !== status) throw new Error(`${name} answered ${weight.status}`);
    pages.push({ name: name + query, weight });
  }
  return pages;
}

function heaviest(pages: readonly PageWeight[], part: "script" | "html" | "styles"): Finding {
  const [first] = pages.toSorted((one, other) => other.weight[part] - one.weight[part]);
  if (!first) return { missing: "there is no page" };
  return { value: first.weight[part], seen: `${first.name}, of ${pages.length}` };
}
