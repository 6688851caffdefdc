import type { Group } from "../group.ts";
import { Rates } from "../load/measure-in-turns.ts";
import { signIn } from "../site/bench-data.ts";
import { startPlainServer } from "../site/plain-server.ts";
import { PostWriter } from "../site/post-writer.ts";

/** Sequential writes over one connection: saves compared with a minimal update of the same texts. */
export const writes: Group = {
  name: "writes",
  rows: [
    {
      id: "prepared",
      what: "saves through GraphQL / one prepared update over HTTP",
      goal: { atLeast: 0.3 },
    },
    {
      id: "unprepared",
      what: "saves through GraphQL / one plain SQL update over HTTP",
      goal: null,
    },
  ],
  async measure({ site, data, isQuick, sampling }) {
    const writer = await PostWriter.begin(site.origin, await signIn(site), data);
    for (const statement of plainTable) await data.query(statement);
    const plain = await startPlainServer({
      databaseUrl: data.databaseUrl,
      bytes: {},
      reads: {},
      writes: {
        "/prepared": { name: "update", text: updateOf("plain_post"), values: [writer.id] },
        "/unprepared": { text: updateOf("blog_post_translation"), values: [writer.id] },
      },
    });
    const plainWrite = async (path: string) => {
      const body = `Written plainly, and ${crypto.randomUUID()}`;
      const answer = await fetch(plain.origin + path, { method: "POST", body });
      if (!answer.ok) throw new Error(`the plain write was answered ${answer.status}`);
      await answer.text();
    };
    const rates = new Rates();
    const count = isQuick ? 50 : 200;
    try {
      for (let round = 0; round <= sampling.rounds; round += 1) {
        const saved = await perSecond(count, () => writer.write());
        const prepared = await perSecond(count, () => plainWrite("/prepared"));
        const unprepared = await perSecond(count, () => plainWrite("/unprepared"));
        if (round === 0) continue;
        for (const [name, rate] of Object.entries({ saved, prepared, unprepared })) {
          rates.note(name, rate);
        }
      }
      return {
        prepared: rates.ratio("saved", "prepared"),
        unprepared: rates.ratio("saved", "unprepared"),
      };
    } finally {
      plain.stop();
    }
  },
};

/** A copy without triggers, whose cost belongs to the saves. */
const plainTable = [
  "create table plain_post (like blog_post_translation including all)",
  "insert into plain_post select * from blog_post_translation",
];

const updateOf = (table: string) => `update ${table} set title = $1, updated_at = now()
  where item_id = $2 and language = 'ua'`;

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let done = 0; done < count; done += 1) await work();
  return (count * 1000) / (performance.now() - startedAt);
}
