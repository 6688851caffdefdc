import "reflect-metadata";
import { entities } from "../../../server/entities.ts";
import { openDatabase } from "../../../server/platform/database.ts";
import { answerTo, ifMade } from "../answers.ts";
import type { Bench, Group } from "../group.ts";
import { rareWord, seedGalleries } from "../many-galleries.ts";
import { byTurns } from "../pairs.ts";
import { pageOfNews, searchInGalleries, wallOfGalleries } from "../questions.ts";
import type { Site } from "../sites.ts";
import { asking, askingAnew } from "./reads.ts";

const few = 1000;
const many = (isQuick: boolean) => (isQuick ? 5000 : 100_000);

/** The same questions, uncached, to two databases: how much slower the larger one answers. */
export const growth: Group = {
  name: "growth",
  rows(isQuick) {
    const from = `from ${few.toLocaleString("en")} to ${many(isQuick).toLocaleString("en")} galleries`;
    return [
      { id: "news", what: `a page of news, ${from}`, goal: { atMost: 1.5 } },
      { id: "wall", what: `galleries with their number, ${from}`, goal: { atMost: 1.5 } },
      { id: "behind", what: `news half-way down, ${from}`, goal: { atMost: 1.5 }, isLong: true },
      { id: "search", what: `search for a rare word, ${from}`, goal: null, isLong: true },
    ];
  },
  async measure(bench) {
    const [small, large] = [await grown(bench, few), await grown(bench, many(bench.isQuick))];
    try {
      const compared = async (question: (site: Site) => Promise<string> | string) => {
        const of = async (site: Site) => ifMade(askingAnew(site.origin, await question(site)));
        const candidates = { small: await of(small), large: await of(large) };
        return (await byTurns(candidates, bench.generator, bench.pace)).ratio("small", "large");
      };
      const found = {
        news: await compared(() => pageOfNews(null)),
        wall: await compared(() => wallOfGalleries),
      };
      if (bench.isQuick) return found;
      return {
        ...found,
        behind: await compared(async (site) => pageOfNews(await cursorHalfWay(site))),
        search: await compared(() => searchInGalleries(rareWord)),
      };
    } finally {
      await Promise.all([small.stop(), large.stop()]);
    }
  },
};

/** An instance on a database of its own with so many galleries. */
async function grown({ place }: Bench, count: number): Promise<Site> {
  const url = await place.createDatabase(`galleries_${count}`);
  const site = await place.start({ DEMO_CONTENT: "off" }, url);
  const db = await openDatabase({ url, entities, migrations: [] });
  await seedGalleries(db, count).finally(() => db.destroy());
  return site;
}

async function cursorHalfWay({ origin }: Site): Promise<string | null> {
  const ask = async (query: string) => JSON.parse((await answerTo(asking(origin, query))).text);
  const { total } = (await ask("{ news { total } }")).data.news;
  let after: string | null = null;
  for (let passed = 0; passed < total / 2; passed += 100) {
    const from: string = JSON.stringify(after);
    after = (await ask(`{ news(first: 100, after: ${from}) { endCursor } }`)).data.news.endCursor;
  }
  return after;
}
