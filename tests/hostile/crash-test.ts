import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import sharp from "sharp";
import {
  findEmbeddedPostgres,
  stopEmbeddedPostgres,
} from "../../server/platform/postgres/embedded-postgres.ts";
import { freePort } from "../support/processes/free-port.ts";
import { type Acknowledged, startWriters } from "../support/processes/site-writers.ts";
import { SiteUnderCrashes, type Victim, victims } from "./site-under-crashes.ts";

// `npm run test:crash -- --kills 60 --seed 1`: kills the server and PostgreSQL at random moments
// while an editor saves, another one uploads and people apply, and counts what was acknowledged and
// is lost. The seed repeats the choice of victims and pauses.

const password = "a password that was given";

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: "string", default: "60" },
      seed: { type: "string", default: "1" },
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), "doloni-crashes-"));
  const site = new SiteUnderCrashes(dataDir, await freePort(), password);
  try {
    await site.ready();
    const writers = startWriters(() => site.address, await signIn(site.address));
    const killed = await killRepeatedly(site, Number(values.kills), randomFrom(values.seed));
    await site.ready();
    await writers.stop();
    await report(killed, writers.acknowledged, await findLost(dataDir, site, writers.acknowledged));
  } finally {
    await site.stop();
    await stopEmbeddedPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Tries until it succeeds: a busy machine makes the server refuse requests. */
async function signIn(address: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@doloni.example", password }),
    });
    if (response.ok) return `Bearer ${(await response.json()).token}`;
    await pause(500);
  }
}

/** Each kill comes 50 to 1,550 ms after the site answers again. */
async function killRepeatedly(site: SiteUnderCrashes, kills: number, random: () => number) {
  const killed = new Map<Victim, number>();
  for (let count = 1; count <= kills; count += 1) {
    await site.ready();
    await pause(50 + random() * 1500);
    const victim = victims[Math.floor(random() * victims.length)] ?? "server";
    site.kill(victim, random());
    killed.set(victim, (killed.get(victim) ?? 0) + 1);
    if (count % 10 === 0) process.stdout.write(`${count} of ${kills} kills\n`);
  }
  return killed;
}

/** Mulberry32, a generator of numbers from 0 to 1 that repeats with its seed. */
function randomFrom(seed: string): () => number {
  let state = Number(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Lost = Record<keyof Acknowledged, unknown[]> & { rowsWithoutFile: string[] };

async function findLost(
  dataDir: string,
  site: SiteUnderCrashes,
  acknowledged: Acknowledged,
): Promise<Lost> {
  const client = new pg.Client({ connectionString: (await findEmbeddedPostgres(dataDir)) ?? "" });
  await client.connect();
  const valuesOf = async (query: string) =>
    new Set((await client.query<{ value: unknown }>(query)).rows.map(({ value }) => value));
  const names = await valuesOf("select name as value from gallery_category_translation");
  const numbers = await valuesOf("select number as value from application");
  const pictures = await valuesOf("select public_id as value from image where store = 'local'");
  await client.end();
  const lostPictures: string[] = [];
  for (const publicId of acknowledged.pictures) {
    const isShown = pictures.has(publicId) && (await isPicture(site, publicId));
    if (!isShown) lostPictures.push(publicId);
  }
  const originals = join(dataDir, "images", "originals");
  return {
    categories: acknowledged.categories.filter((name) => !names.has(name)),
    pictures: lostPictures,
    applications: acknowledged.applications.filter((number) => !numbers.has(number)),
    rowsWithoutFile: [...pictures]
      .map(String)
      .filter((id) => !existsSync(join(originals, `${id}.webp`))),
  };
}

async function isPicture({ address }: SiteUnderCrashes, publicId: string): Promise<boolean> {
  const response = await fetch(`${address}/images/${publicId}/original.webp`);
  if (!response.ok) return false;
  const bytes = Buffer.from(await response.arrayBuffer());
  return (
    (await sharp(bytes)
      .stats()
      .catch(() => null)) !== null
  );
}

async function report(killed: Map<Victim, number>, acknowledged: Acknowledged, lost: Lost) {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const [victim, count] of killed) say(`killed ${count} × ${victim}`);
  const kinds = ["categories", "pictures", "applications"] as const;
  for (const kind of kinds) {
    say(`${kind}: ${acknowledged[kind].length} acknowledged, ${lost[kind].length} lost`);
  }
  say(`pictures whose row has no file: ${lost.rowsWithoutFile.length}`);
  const total = Object.values(lost).reduce((sum, { length }) => sum + length, 0);
  say(`${total} lost`);
  if (total > 0) process.exitCode = 1;
  // A run in which nothing was written shows nothing.
  if (kinds.some((kind) => acknowledged[kind].length === 0)) process.exitCode = 1;
}

await run();
