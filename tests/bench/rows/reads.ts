import type { Bench, Group } from "../group.ts";
import { freshMark, type Load } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifCached, ifUncached, responseTo } from "../load/responses.ts";
import { listByHand, listOfGalleries, oneGallery } from "../queries.ts";
import { startPlainServer } from "../site/plain-server.ts";
import { statementsOf } from "../site/statements.ts";

/** Anonymous GraphQL and REST beside plain handlers that run the very same statements. */
export const reads: Group = {
  name: "reads",
  rows: [
    { id: "kept", what: "GraphQL list kept / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "made",
      what: "GraphQL list uncached / plain handler, same SQL",
      goal: { atLeast: 0.35 },
    },
    { id: "one", what: "GraphQL item uncached / plain handler, same SQL", goal: { atLeast: 0.45 } },
    { id: "restKept", what: "REST list kept / plain handler, same SQL", goal: { atLeast: 2 } },
    {
      id: "restMade",
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
    const { data, site, generator, pace, isQuick } = bench;
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
          kept: await ifCached(graphqlLoad(site.origin, listOfGalleries)),
          plain: { url: `${plain.origin}/list` },
          made: await ifUncached(uncachedGraphqlLoad(site.origin, listOfGalleries)),
          ...(isQuick ? {} : { byHand: { url: `${plain.origin}/by-hand` } }),
        },
        generator,
        pace,
      );
      const items = await measureInTurns(
        {
          made: await ifUncached(uncachedGraphqlLoad(site.origin, item)),
          plain: { url: `${plain.origin}/one` },
        },
        generator,
        pace,
      );
      const rests = await measureInTurns(
        {
          kept: await ifCached({ url: site.origin + rest }),
          plain: { url: `${plain.origin}/rest` },
          made: await ifUncached({ url: `${site.origin}${rest}&fresh=${freshMark}` }),
        },
        generator,
        pace,
      );
      return {
        kept: lists.ratio("kept", "plain"),
        made: lists.ratio("made", "plain"),
        byHand: lists.ratio("made", "byHand"),
        one: items.ratio("made", "plain"),
        restKept: rests.ratio("kept", "plain"),
        restMade: rests.ratio("made", "plain"),
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

/** The document stays the same, as it does for clients, and a variable is always another. */
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
