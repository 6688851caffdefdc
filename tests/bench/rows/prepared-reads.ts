import { isDeepStrictEqual } from "node:util";
import type { Bench } from "../group.ts";
import { graphqlLoad, uncachedGraphqlLoad } from "../load/graphql.ts";
import type { Load } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifUncached, responseTo } from "../load/responses.ts";
import { preparedItem, preparedList } from "../prepared-statements.ts";
import { listedGallery, listOfTwelve } from "../queries.ts";
import { startPlainServer } from "../site/plain-server.ts";
import { startSized } from "../site/sized-site.ts";
import type { Finding, RowDefinition } from "../table.ts";

export const preparedReadRows: RowDefinition[] = [
  {
    id: "preparedList",
    what: "GraphQL list of 12 uncached / one prepared statement",
    goal: { atLeast: 0.15 },
  },
  {
    id: "preparedItem",
    what: "GraphQL item uncached / one prepared statement",
    goal: { atLeast: 0.15 },
  },
];

/** A thousand galleries, read through GraphQL and by the fastest SQL that returns the same fields. */
export async function measurePreparedReads(bench: Bench): Promise<Record<string, Finding>> {
  const site = await startSized(bench.data, 1000);
  try {
    const id = await newestGallery(site.origin);
    const plain = await startPlainServer({
      databaseUrl: site.url,
      bytes: {},
      writes: {},
      reads: { "/list": [preparedList], "/item": [preparedItem(id)] },
    });
    const compare = async (document: string, path: string): Promise<Finding> => {
      const candidates = {
        site: await ifUncached(uncachedGraphqlLoad(site.origin, document)),
        plain: await ifSameTitles(graphqlLoad(site.origin, document), {
          url: plain.origin + path,
        }),
      };
      const rates = await measureInTurns(candidates, bench.generator, bench.sampling);
      return rates.ratio("site", "plain");
    };
    try {
      return {
        preparedList: await compare(listOfTwelve, "/list"),
        preparedItem: await compare(listedGallery(id), "/item"),
      };
    } finally {
      plain.stop();
    }
  } finally {
    await site.stop();
  }
}

/** The plain request if its response has the site's titles, else why they cannot be compared. */
async function ifSameTitles(site: Load, plain: Load): Promise<Load | string> {
  const [expected, actual] = [await titlesIn(site), await titlesIn(plain)];
  if (expected.length === 0) return "the site answered no title";
  return isDeepStrictEqual(expected, actual) ? plain : "the plain server has other titles";
}

/** Every title in a response, in order, whatever its structure. */
async function titlesIn(load: Load): Promise<string[]> {
  const titles: string[] = [];
  JSON.parse((await responseTo(load)).text, (key, value) => {
    if (key === "title") titles.push(value);
    return value;
  });
  return titles;
}

async function newestGallery(origin: string): Promise<string> {
  const newest = graphqlLoad(origin, "{ galleries(first: 1, drafts: false) { items { id } } }");
  return JSON.parse((await responseTo(newest)).text).data.galleries.items[0].id;
}
