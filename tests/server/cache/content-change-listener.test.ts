import { describe, expect, onTestFinished, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { listenForContentChanges } from "../../../server/platform/database/content-change-listener.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { aDatabase } from "../../support/server/database.ts";
import { aDatabaseProxy } from "../../support/server/database-proxy.ts";

const url = await aDatabase();
const silent = { info: () => undefined, warn: () => undefined };

/** What an ear was told, in order. */
type Heard = "invalidated" | "disconnected" | "connected";

async function anEar(at = url) {
  const heard: Heard[] = [];
  const close = listenForContentChanges(
    at,
    {
      invalidate: () => void heard.push("invalidated"),
      setConnected: (isConnected) => void heard.push(isConnected ? "connected" : "disconnected"),
    },
    silent,
  );
  onTestFinished(close);
  await expect.poll(() => heard).toEqual(["connected"]);
  return heard;
}

async function aWriter() {
  const db = await openDatabase({ url, entities, migrations: [], connections: 2 });
  onTestFinished(() => db.destroy());
  return db;
}

const someReport = "insert into report (year, month) values (2024, 5)";

/** Rings that come after everything that was rung before. */
async function settled(db: Awaited<ReturnType<typeof aWriter>>, heard: Heard[], rings: number) {
  await db.query("notify content, ''");
  await expect.poll(() => heard.filter((each) => each === "invalidated").length).toBe(rings + 1);
}

describe("the bell rings", () => {
  test("once for a transaction, however many statements it has", async () => {
    const heard = await anEar();
    const db = await aWriter();
    await db.transaction(async (manager) => {
      await manager.query(someReport);
      await manager.query(someReport);
      await manager.query("update gallery set is_important = true");
    });
    await settled(db, heard, 1);
  });

  test("not for what was undone", async () => {
    const heard = await anEar();
    const db = await aWriter();
    const undone = db.transaction(async (manager) => {
      await manager.query(someReport);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await settled(db, heard, 0);
  });

  test("for every table but those of which visitors see nothing", async () => {
    const db = await aWriter();
    const rows: { name: string }[] = await db.query(
      `select relname as name from pg_class as tables
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
         select from pg_trigger where tgrelid = tables.oid and tgname = 'notify_content_change'
       ) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "account",
      "application",
      "application_event",
      "application_note",
      "attempt",
      "change",
      "daily_job",
      "mail",
      "migration",
    ]);
  });
});

describe("an ear that loses its line", () => {
  test("is deaf at once when the connection is ended, and soon hears again", async () => {
    const heard = await anEar();
    const db = await aWriter();
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'doloni content listener' and datname = current_database()`,
    );
    await expect.poll(() => heard).toEqual(["connected", "disconnected", "connected"]);
    await db.query(someReport);
    await settled(db, heard, 1);
  });

  test("finds within seconds that nothing comes through any more", async () => {
    const line = await aDatabaseProxy(url);
    const heard = await anEar(line.url);
    line.pause();
    await expect.poll(() => heard).toEqual(["connected", "disconnected"]);
    line.resume();
    await expect.poll(() => heard.at(-1)).toBe("connected");
  });
});
