import { answerTo, ifKept, ifMade } from "../answers.ts";
import type { Bench, Group } from "../group.ts";
import { freshMark, type Load } from "../load.ts";
import { byTurns } from "../pairs.ts";
import { startPlainServer } from "../plain-server.ts";
import { listByHand, listOfGalleries, oneGallery } from "../questions.ts";
import { statementsOf } from "../statements.ts";

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
      ...{ id: "byHand", what: "GraphQL list uncached / plain handler, one statement" },
      ...{ goal: null, isLong: true },
    },
  ],
  async measure(bench) {
    const { place, site, generator, pace, isQuick } = bench;
    const item = oneGallery(await someGallery(bench));
    const reads = await statementsOf(
      { url: place.databaseUrl, dataDir: place.folderFor("statements") },
      { list: listOfGalleries, one: item },
    );
    const plain = await startPlainServer({
      ...{ databaseUrl: place.databaseUrl, bytes: {}, writes: {} },
      reads: {
        ...{ "/list": reads.list ?? [], "/one": reads.one ?? [], "/rest": reads.rest ?? [] },
        "/by-hand": [{ text: listByHand, values: [] }],
      },
    });
    const rest = "/api/gallery?limit=20";
    try {
      const lists = await byTurns(
        {
          kept: await ifKept(asking(site.origin, listOfGalleries)),
          plain: { url: `${plain.origin}/list` },
          made: await ifMade(askingAnew(site.origin, listOfGalleries)),
          ...(isQuick ? {} : { byHand: { url: `${plain.origin}/by-hand` } }),
        },
        generator,
        pace,
      );
      const items = await byTurns(
        {
          made: await ifMade(askingAnew(site.origin, item)),
          plain: { url: `${plain.origin}/one` },
        },
        generator,
        pace,
      );
      const rests = await byTurns(
        {
          kept: await ifKept({ url: site.origin + rest }),
          plain: { url: `${plain.origin}/rest` },
          made: await ifMade({ url: `${site.origin}${rest}&fresh=${freshMark}` }),
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

export const asking = (origin: string, query: string): Load => ({
  url: `${origin}/graphql`,
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query }),
});

/** The document stays the same, as it does for clients, and a variable is always another. */
export const askingAnew = (origin: string, query: string): Load => ({
  ...asking(origin, query),
  body: JSON.stringify({ query, variables: { fresh: freshMark } }),
});

async function someGallery({ site }: Bench): Promise<string> {
  const { text } = await answerTo({ url: `${site.origin}/api/gallery?limit=1` });
  const [gallery]: { _id: string }[] = JSON.parse(text);
  if (!gallery) throw new Error("there is no gallery");
  return gallery._id;
}
