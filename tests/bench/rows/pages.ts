import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clientBuildFolder } from "../../../server/platform/paths.ts";
import type { Bench, Group } from "../group.ts";
import { freshMark } from "../load/load.ts";
import { measureInTurns } from "../load/measure-in-turns.ts";
import { ifCached, ifUncached, rawResponse } from "../load/responses.ts";
import { startPlainServer } from "../site/plain-server.ts";
import type { Finding } from "../table.ts";
import { type invalidations, uncachedPerSecond } from "../uncached-rendering.ts";

/** `Accept-Encoding` as browsers send it, and without compression. */
const acceptEncodings = { compressed: "gzip, deflate, br, zstd", uncompressed: "identity" };

const folder = join(clientBuildFolder, "assets");

/**
 * The home page: cached, as a static file, from the memory of a minimal server, and after a write. A URL with a parameter that no page reads shares the rendering, and is not stored.
 */
export const pages: Group = {
  name: "pages",
  rows: [
    { id: "file", what: "cached page / same bytes as a static file", goal: { atLeast: 0.9 } },
    { id: "memory", what: "cached page / same bytes by bare node:http", goal: { atLeast: 0.4 } },
    {
      id: "rendered",
      what: "page at a new address / same bytes by bare node:http",
      goal: { atLeast: 0.01 },
    },
    {
      id: "changed",
      what: "page after a write that changes it, rendered with nothing cached",
      goal: { atMost: 10 },
      unit: "ms",
    },
    {
      id: "unchanged",
      what: "page after a write that does not change it",
      goal: { atMost: 10 },
      unit: "ms",
    },
    {
      id: "uncompressedFile",
      what: "cached page / static file, not compressed",
      goal: { atLeast: 0.9 },
      isLong: true,
    },
    {
      id: "uncompressedMemory",
      what: "cached page / bare node:http, not compressed",
      goal: { atLeast: 0.4 },
      isLong: true,
    },
    {
      id: "uncompressedRendered",
      what: "page at a new address / bare node:http, not compressed",
      goal: { atLeast: 0.01 },
      isLong: true,
    },
  ],
  async measure(bench) {
    const compressed = await measureEncoding(bench, acceptEncodings.compressed);
    const found = {
      file: compressed.ratio("cached", "file"),
      memory: compressed.ratio("cached", "memory"),
      rendered: compressed.ratio("rendered", "memory"),
      changed: await measureAfterWrites(bench, "changed"),
      unchanged: await measureAfterWrites(bench, "unchanged"),
    };
    if (bench.isQuick) return found;
    const uncompressed = await measureEncoding(bench, acceptEncodings.uncompressed);
    return {
      ...found,
      uncompressedFile: uncompressed.ratio("cached", "file"),
      uncompressedMemory: uncompressed.ratio("cached", "memory"),
      uncompressedRendered: uncompressed.ratio("rendered", "memory"),
    };
  },
};

async function measureAfterWrites(
  { site, data, isQuick }: Bench,
  invalidation: keyof typeof invalidations,
): Promise<Finding> {
  const headers = { accept: "text/html", "accept-encoding": acceptEncodings.compressed };
  const page = { url: `${site.origin}/`, headers };
  const count = isQuick ? 40 : 200;
  const perSecond = await uncachedPerSecond(page, data.databaseUrl, count, invalidation);
  return { value: 1000 / perSecond, seen: `${count} times, until the last byte` };
}

async function measureEncoding({ site, data, generator, sampling }: Bench, acceptEncoding: string) {
  const headers = { accept: "text/html", "accept-encoding": acceptEncoding };
  const page = { url: `${site.origin}/`, headers };
  // A new name each time, because the server keeps requested files in memory.
  const name = `${randomUUID()}.svg`;
  const file = join(folder, name);
  // The first responses are encoded faster than those that are cached.
  const cached = await ifCached(page);
  const asFile = { url: `${site.origin}/assets/${name}`, headers };
  const uncompressed = await rawResponse({
    ...page,
    headers: { ...headers, "accept-encoding": acceptEncodings.uncompressed },
  });
  const { bytes, headers: received } = await rawResponse(page);
  const encoding = received["content-encoding"];
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
    writeFileSync(file, uncompressed.bytes);
    if (encoding) writeFileSync(file + endings[encoding], bytes);
    const isServed = (await rawResponse(asFile)).bytes.equals(bytes);
    const candidates = {
      file: isServed ? asFile : "the static file has other bytes",
      cached,
      memory: { url: `${plain.origin}/`, headers },
      rendered: await ifUncached({ url: `${site.origin}/?fresh=${freshMark}`, headers }),
    };
    return await measureInTurns(candidates, generator, sampling);
  } finally {
    plain.stop();
    for (const ending of ["", ".br", ".gz"]) rmSync(file + ending, { force: true });
  }
}

const endings: Record<string, string> = { br: ".br", gzip: ".gz" };
