import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { clientBuildFolder } from "../../../server/platform/paths.ts";
import type { Bench, Group } from "../group.ts";
import { freshMark, type Load } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifCached, ifUncached } from "../load/responses.ts";
import { startPlainServer } from "../site/plain-server.ts";
import type { Finding } from "../table.ts";
import { uncachedRendersPerSecond } from "../uncached-rendering.ts";

/** As browsers ask, and as tools do that want no compression. */
const acceptEncodings = { compressed: "gzip, deflate, br, zstd", whole: "identity" };

const folder = join(clientBuildFolder, "assets");

/**
 * The home page: kept, as a file, from bare memory, and drawn anew. At an address that nobody asked
 * before it is drawn from what others have asked already; with nothing kept, from the database.
 */
export const pages: Group = {
  name: "pages",
  rows: [
    { id: "file", what: "kept page / same bytes as a static file", goal: { atLeast: 0.9 } },
    { id: "memory", what: "kept page / same bytes by bare node:http", goal: { atLeast: 0.4 } },
    {
      id: "drawn",
      what: "page drawn at a new address / same bytes by bare node:http",
      goal: { atLeast: 0.01 },
    },
    { id: "nothing", what: "page drawn with nothing kept", goal: null, unit: "ms" },
    {
      id: "wholeFile",
      what: "kept page / static file, not compressed",
      goal: { atLeast: 0.9 },
      isLong: true,
    },
    {
      id: "wholeMemory",
      what: "kept page / bare node:http, not compressed",
      goal: { atLeast: 0.4 },
      isLong: true,
    },
    {
      id: "wholeDrawn",
      what: "page drawn at a new address / bare node:http, not compressed",
      goal: { atLeast: 0.01 },
      isLong: true,
    },
  ],
  async measure(bench) {
    const compressed = await ofEncoding(bench, acceptEncodings.compressed);
    const found = {
      file: compressed.ratio("kept", "file"),
      memory: compressed.ratio("kept", "memory"),
      drawn: compressed.ratio("drawn", "memory"),
      nothing: await fromNothing(bench),
    };
    if (bench.isQuick) return found;
    const whole = await ofEncoding(bench, acceptEncodings.whole);
    return {
      ...found,
      wholeFile: whole.ratio("kept", "file"),
      wholeMemory: whole.ratio("kept", "memory"),
      wholeDrawn: whole.ratio("drawn", "memory"),
    };
  },
};

async function fromNothing({ site, data, isQuick }: Bench): Promise<Finding> {
  const page = { url: `${site.origin}/`, headers: { accept: "text/html" } };
  const count = isQuick ? 20 : 100;
  const perSecond = await uncachedRendersPerSecond(page, data.databaseUrl, count);
  return { value: 1000 / perSecond, seen: `${count} times, after a write to content each` };
}

async function ofEncoding({ site, data, generator, pace }: Bench, wish: string) {
  const headers = { accept: "text/html", "accept-encoding": wish };
  const page = { url: `${site.origin}/`, headers };
  // A name of its own each time: what was asked for once is given from memory.
  const name = `${randomUUID()}.svg`;
  const file = join(folder, name);
  const asFile = { url: `${site.origin}/assets/${name}`, headers };
  const whole = await wireAnswer({
    ...page,
    headers: { ...headers, "accept-encoding": acceptEncodings.whole },
  });
  const { bytes, encoding } = await wireAnswer(page);
  const type = { "content-type": "text/html; charset=utf-8" };
  const plain = await startPlainServer({
    databaseUrl: data.databaseUrl,
    reads: {},
    writes: {},
    bytes: {
      "/": {
        headers: encoding ? { ...type, "content-encoding": encoding } : type,
        body: bytes.toString("base64"),
      },
    },
  });
  try {
    writeFileSync(file, whole.bytes);
    if (encoding) writeFileSync(file + endings[encoding], bytes);
    const isServed = (await wireAnswer(asFile)).bytes.equals(bytes);
    const candidates = {
      file: isServed ? asFile : "the static file has other bytes",
      kept: await ifCached(page),
      memory: { url: `${plain.origin}/`, headers },
      drawn: await ifUncached({ url: `${site.origin}/?fresh=${freshMark}`, headers }),
    };
    return await measureInTurns(candidates, generator, pace);
  } finally {
    plain.stop();
    for (const ending of ["", ".br", ".gz"]) rmSync(file + ending, { force: true });
  }
}

const endings: Record<string, string> = { br: ".br", gzip: ".gz" };

/** An answer as it comes over the wire: `fetch` would open what is compressed. */
function wireAnswer({ url, headers = {} }: Load): Promise<{ bytes: Buffer; encoding?: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const encoding = answer.headers["content-encoding"];
      resolve({ bytes: Buffer.concat(chunks), ...(encoding ? { encoding } : {}) });
    })
      .on("error", reject)
      .end();
  });
}
