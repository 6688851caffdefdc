import type { Bench, Group } from "../group.ts";
import { graphqlLoad, uncachedGraphqlLoad } from "../load/graphql.ts";
import type { Load } from "../load/load.ts";
import { measureInTurns, Rates } from "../load/measure-in-turns.ts";
import { ifUncached, responseTo } from "../load/responses.ts";
import {
  galleriesInCategories,
  galleriesPage,
  oneGallery,
  pageOfNews,
  searchInGalleries,
  twelveWithTotal,
} from "../queries.ts";
import { signIn } from "../site/bench-data.ts";
import { singleWord } from "../site/many-galleries.ts";
import type { Site } from "../site/sites.ts";
import { type SizedSite, startSized } from "../site/sized-site.ts";
import type { Finding } from "../table.ts";
import { uncachedPerSecond } from "../uncached-rendering.ts";
import { exactTexts, misspelledTexts, slowestSearch } from "./site-search.ts";

const few = 1000;
const many = (isQuick: boolean) => (isQuick ? 5000 : 100_000);

/** The same uncached requests to two databases: how much slower the larger one is. */
export const growth: Group = {
  name: "growth",
  rows(isQuick) {
    const from = `from ${few.toLocaleString("en")} to ${many(isQuick).toLocaleString("en")} galleries`;
    const goal = { atMost: 1.5 };
    return [
      { id: "rendered", what: `the page of news rendered, ${from}`, goal },
      { id: "list", what: `galleries with their number, ${from}`, goal },
      { id: "total", what: `twelve galleries and their number, ${from}`, goal },
      { id: "counts", what: `the number of galleries in each category, ${from}`, goal },
      { id: "news", what: `news as a list, ${from}`, goal, isLong: true },
      { id: "behind", what: `news half-way down, ${from}`, goal, isLong: true },
      { id: "one", what: `one gallery, ${from}`, goal, isLong: true },
      { id: "search", what: `a search that finds one, ${from}`, goal, isLong: true },
      {
        id: "siteSearch",
        what: `a visitor's search of everything among ${many(isQuick).toLocaleString("en")} galleries`,
        goal: { atMost: 50 },
        unit: "ms",
      },
      {
        id: "misspelledSearch",
        what: "the same search with misspelled words",
        goal: { atMost: 50 },
        unit: "ms",
      },
    ];
  },
  async measure(bench) {
    const [small, large] = [
      await startSized(bench.data, few),
      await startSized(bench.data, many(bench.isQuick)),
    ];
    try {
      const compare = async (loadOf: (site: Site) => Promise<Load> | Load) => {
        const candidateOf = async (site: Site) => ifUncached(await loadOf(site));
        const candidates = { small: await candidateOf(small), large: await candidateOf(large) };
        return (await measureInTurns(candidates, bench.generator, bench.sampling)).ratio(
          "small",
          "large",
        );
      };
      const found = {
        rendered: await compareRendering(bench, small, large),
        list: await compare(({ origin }) => uncachedGraphqlLoad(origin, galleriesPage)),
        total: await compare(({ origin }) => uncachedGraphqlLoad(origin, twelveWithTotal)),
        counts: await compare(({ origin }) => uncachedGraphqlLoad(origin, galleriesInCategories)),
        siteSearch: await slowestSearch(large, exactTexts),
        misspelledSearch: await slowestSearch(large, misspelledTexts),
      };
      if (bench.isQuick) return found;
      return {
        ...found,
        news: await compare(({ origin }) => uncachedGraphqlLoad(origin, pageOfNews(null))),
        behind: await compare(async (site) =>
          uncachedGraphqlLoad(site.origin, pageOfNews(await cursorHalfWay(site))),
        ),
        one: await compare(async (site) =>
          uncachedGraphqlLoad(site.origin, oneGallery(await newestGallery(site))),
        ),
        // As an editor: a visitor's searches are limited per network.
        search: await compare(async (site) => {
          const load = uncachedGraphqlLoad(site.origin, searchInGalleries(singleWord));
          const authorization = `Bearer ${await signIn(site)}`;
          return { ...load, headers: { ...load.headers, authorization } };
        }),
      };
    } finally {
      await Promise.all([small.stop(), large.stop()]);
    }
  },
};

async function compareRendering(
  { sampling, isQuick }: Bench,
  small: SizedSite,
  large: SizedSite,
): Promise<Finding> {
  const rates = new Rates();
  for (let round = 0; round <= sampling.rounds; round += 1) {
    for (const [name, { origin, url }] of Object.entries({ small, large })) {
      const page = { url: `${origin}/news`, headers: { accept: "text/html" } };
      const perSecond = await uncachedPerSecond(page, url, isQuick ? 10 : 50, "changed");
      if (round > 0) rates.note(name, perSecond);
    }
  }
  return rates.ratio("small", "large");
}

async function query({ origin }: Site, document: string) {
  return JSON.parse((await responseTo(graphqlLoad(origin, document))).text).data;
}

async function newestGallery(site: Site): Promise<string> {
  return (await query(site, "{ galleries(first: 1) { items { id } } }")).galleries.items[0].id;
}

async function cursorHalfWay(site: Site): Promise<string | null> {
  const { total } = (await query(site, "{ news { total } }")).news;
  let after: string | null = null;
  for (let passed = 0; passed < total / 2; passed += 100) {
    const from: string = JSON.stringify(after);
    after = (await query(site, `{ news(first: 100, after: ${from}) { endCursor } }`)).news
      .endCursor;
  }
  return after;
}
