import { describe, expect, onTestFinished, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { listenForContentChanges } from "../../../server/platform/database/content-change-listener.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { aDatabase } from "../../support/database/database.ts";
import { aDatabaseProxy } from "../../support/database/database-proxy.ts";

const url = await aDatabase();
const silent = { info: () => undefined, warn: () => undefined };

/** The events that a listener received, in order. */
type ListenerEvent = "invalidated" | "disconnected" | "connected";

async function aListener(at = url) {
  const receivedEvents: ListenerEvent[] = [];
  const close = listenForContentChanges(
    at,
    {
      invalidate: () => void receivedEvents.push("invalidated"),
      setConnected: (isConnected) =>
        void receivedEvents.push(isConnected ? "connected" : "disconnected"),
    },
    silent,
  );
  onTestFinished(close);
  await expect.poll(() => receivedEvents).toEqual(["connected"]);
  return receivedEvents;
}

async function aWriter() {
  const db = await openDatabase({ url, entities, migrations: [], connections: 2 });
  onTestFinished(() => db.destroy());
  return db;
}

const someReport = "insert into report (year, month) values (2024, 5)";

/** Sends one more notification; it arrives after all earlier ones. */
async function expectInvalidations(
  db: Awaited<ReturnType<typeof aWriter>>,
  receivedEvents: ListenerEvent[],
  count: number,
) {
  await db.query("notify content, ''");
  await expect
    .poll(() => receivedEvents.filter((each) => each === "invalidated").length)
    .toBe(count + 1);
}

describe("a change notification is sent", () => {
  test("once for each transaction, however many statements it has", async () => {
    const receivedEvents = await aListener();
    const db = await aWriter();
    await db.transaction(async (manager) => {
      await manager.query(someReport);
      await manager.query(someReport);
      await manager.query("update gallery set is_important = true");
    });
    await expectInvalidations(db, receivedEvents, 1);
  });

  test("not for a transaction that was rolled back", async () => {
    const receivedEvents = await aListener();
    const db = await aWriter();
    const undone = db.transaction(async (manager) => {
      await manager.query(someReport);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await expectInvalidations(db, receivedEvents, 0);
  });

  test("for every table except those that visitors see nothing of", async () => {
    const db = await aWriter();
    const rows: { name: string }[] = await db.query(
      `select relname as name from pg_class as tables
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
         select from pg_trigger where tgrelid = tables.oid and tgname = 'notify_content_change'
       ) order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "account",
      "api_token",
      "api_token_use",
      "application",
      "application_event",
      "application_note",
      "attempt",
      "change",
      "consent",
      "consent_paper",
      "content_import",
      "daily_job",
      "database_identity",
      "deleted_image",
      "draft_link",
      "email_change",
      "erasure",
      "external_link",
      "item_draft",
      "known_device",
      "mail",
      "migration",
      "open_editor",
      "recovery_code",
      "scheduled_publication",
      "sealed_original",
      "second_step",
      "second_step_requirement",
      "security_event",
      "session",
      "unreferenced_file",
      "webhook",
      "webhook_delivery",
    ]);
  });
});

describe("a listener that loses its connection", () => {
  test("reports the loss at once, and soon listens again", async () => {
    const receivedEvents = await aListener();
    const db = await aWriter();
    await db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'doloni content listener' and datname = current_database()`,
    );
    await expect.poll(() => receivedEvents).toEqual(["connected", "disconnected", "connected"]);
    await db.query(someReport);
    await expectInvalidations(db, receivedEvents, 1);
  });

  test("detects within seconds that nothing arrives any more", async () => {
    const proxy = await aDatabaseProxy(url);
    const receivedEvents = await aListener(proxy.url);
    proxy.pause();
    await expect.poll(() => receivedEvents).toEqual(["connected", "disconnected"]);
    proxy.resume();
    await expect.poll(() => receivedEvents.at(-1)).toBe("connected");
  });
});
