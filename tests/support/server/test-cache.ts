import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { createResponseCache } from "../../../server/http/cache/create-response-cache.ts";
import type { ResponseCache } from "../../../server/http/cache/response-cache.ts";
import type { Clock } from "../../../server/platform/clock.ts";
import { listenForContentChanges } from "../../../server/platform/database/content-change-listener.ts";

/** What an instance keeps for strangers, and the bell by which it hears of writes. */
export interface TestCache {
  responses: ResponseCache;
  /** Resolves once its bell has been heard with this note, and with all before it. */
  receives(note: string): Promise<void>;
  /** Waits until the bell of whatever has been written so far was heard. */
  isSettled(): Promise<void>;
  stop(): Promise<void>;
}

const silentLog = { info: () => undefined, warn: () => undefined };

/** Begins to keep answers, and waits until writes are heard of. */
export async function startTestCache(
  db: DataSource,
  url: string,
  clock: Clock,
): Promise<TestCache> {
  const responses = createResponseCache({ db, megabytes: 16, clock, log: silentLog });
  const received = new Set<string>();
  const waiting = new Map<string, () => void>();
  const connected = Promise.withResolvers<void>();
  const listener = {
    invalidate(note = "") {
      // Writes ring without a note: a test's own ringing must not do their work.
      if (note === "") return responses.invalidate();
      received.add(note);
      waiting.get(note)?.();
    },
    setConnected(isConnected: boolean) {
      responses.setConnected(isConnected);
      if (isConnected) connected.resolve();
    },
  };
  const stop = listenForContentChanges(url, listener, silentLog);
  await connected.promise;

  const receives = (note: string) =>
    received.has(note)
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.set(note, () => resolve()));
  return {
    responses,
    stop,
    receives,
    async isSettled() {
      const note = randomUUID();
      await notifyContent(db, note);
      await receives(note);
    },
  };
}

/** PostgreSQL delivers in the order of commits: after this comes nothing of what was before it. */
export const notifyContent = (db: DataSource, note: string): Promise<unknown> =>
  db.query("select pg_notify('content', $1)", [note]);
