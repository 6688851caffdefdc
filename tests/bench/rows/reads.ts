import type { Bench, Group } from "../group.ts";
import { freshMark, type Load } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifCached, ifUncached, responseTo } from "../load/responses.ts";
import { listByHand, listOfGalleries, oneGallery } from "../queries.ts";
import { startPlainServer } from "../site/plain-server.ts";
import { statementsOf } from "../site/statements.ts";

/** Public GraphQL and REST requests, compared with minimal handlers that run the same SQL. */
export const reads: Group = {
  name: "reads",
  rows: [
    { id: "cached", what: "GraphQL list kept / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "uncached",
      what: "GraphQL list uncached / plain handler, same SQL",
      goal: { atLeast: 0.35 },
    },
    { id: "one", what: "GraphQL item uncached / plain handler, same SQL", goal: { atLeast: 0.45 } },
    { id: "restCached", what: "REST list kept / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "restUncached",
      what: "REST list uncached / plain handler, same SQL",
      goal: { atLeast: 0.6 },
    },
    {
      id: "byHand",
      what: "GraphQL list uncached / plain handler, one statement",
      goal: null,
      isLong: true,
    },
  ],
  async measure(bench) {
    const { data, site, generator, sampling, isQuick } = bench;
    const item = oneGallery(await someGallery(bench));
    const reads = await statementsOf(
      { url: data.databaseUrl, dataDir: data.folderFor("statements") },
      { list: listOfGalleries, one: item },
    );
    const plain = await startPlainServer({
      databaseUrl: data.databaseUrl,
      bytes: {},
      writes: {},
      reads: {
        "/list": reads.list ?? [],
        "/one": reads.one ?? [],
        "/rest": reads.rest ?? [],
        "/by-hand": [{ text: listByHand, values: [] }],
      },
    });
    const rest = "/api/gallery?limit=20";
    try {
      const lists = await measureInTurns(
        {
          cached: await ifCached(graphqlLoad(site.origin, listOfGalleries)),
          plain: { url: `${plain.origin}/list` },
          uncached: await ifUncached(uncachedGraphqlLoad(site.origin, listOfGalleries)),
          ...(isQuick ? {} : { byHand: { url: `${plain.origin}/by-hand` } }),
        },
        generator,
        sampling,
      );
      const items = await measureInTurns(
        {
          uncached: await ifUncached(uncachedGraphqlLoad(site.origin, item)),
          plain: { url: `${plain.origin}/one` },
        },
        generator,
        sampling,
      );
      const rests = await measureInTurns(
        {
          cached: await ifCached({ url: site.origin + rest }),
          plain: { url: `${plain.origin}/rest` },
          uncached: await ifUncached({ url: `${site.origin}${rest}&fresh=${freshMark}` }),
        },
        generator,
        sampling,
      );
      return {
        cached: lists.ratio("cached", "plain"),
        uncached: lists.ratio("uncached", "plain"),
        byHand: lists.ratio("uncached", "byHand"),
        one: items.ratio("uncached", "plain"),
        restCached: rests.ratio("cached", "plain"),
        restUncached: rests.ratio("uncached", "plain"),
      };
    } finally {
      plain.stop();
    }
  },
};

export const graphqlLoad = (origin: string, query: string): Load => ({
  url: `${origin}/graphql`,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

/** The document is always the same, as from real clients, and a variable is different each time. */
export const uncachedGraphqlLoad = (origin: string, query: string): Load => ({
  ...graphqlLoad(origin, query),
  body: JSON.stringify({ query, variables: { fresh: freshMark } }),
});

async function someGallery({ site }: Bench): Promise<string> {
  const { text } = await responseTo({ url: `${site.origin}/api/gallery?limit=1` });
  const [gallery]: { _id: string }[] = JSON.parse(text);
  if (!gallery) throw new Error("there is no gallery");
  return gallery._id;
}
