import type { Bench, Group } from "../group.ts";
import { graphqlLoad, uncachedGraphqlLoad } from "../load/graphql.ts";
import { freshMark } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifCached, ifUncached, responseTo } from "../load/responses.ts";
import { listByHand, listOfGalleries, oneGallery } from "../queries.ts";
import { startPlainServer } from "../site/plain-server.ts";
import { statementsOf } from "../site/statements.ts";
import { measurePreparedReads, preparedReadRows } from "./prepared-reads.ts";

/** Public GraphQL and REST requests, compared with minimal handlers that run the same SQL. */
export const reads: Group = {
  name: "reads",
  rows: [
    ...preparedReadRows,
    { id: "cached", what: "GraphQL list cached / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "uncached",
      what: "GraphQL list uncached / plain handler, same SQL",
      goal: null,
    },
    { id: "one", what: "GraphQL item uncached / plain handler, same SQL", goal: null },
    { id: "restCached", what: "REST list cached / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "restUncached",
      what: "REST list uncached / plain handler, same SQL",
      goal: null,
    },
    {
      id: "byHand",
      what: "GraphQL list of 20 uncached / one statement, unprepared",
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
        ...(await measurePreparedReads(bench)),
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

async function someGallery({ site }: Bench): Promise<string> {
  const { text } = await responseTo({ url: `${site.origin}/api/gallery?limit=1` });
  const [gallery]: { _id: string }[] = JSON.parse(text);
  if (!gallery) throw new Error("there is no gallery");
  return gallery._id;
}
