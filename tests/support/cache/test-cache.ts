import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { createResponseCache } from "../../../server/http/cache/create-response-cache.ts";
import type { ResponseCache } from "../../../server/http/cache/response-cache.ts";
import type { Clock } from "../../../server/platform/clock.ts";
import { listenForContentChanges } from "../../../server/platform/database/content-change-listener.ts";
import { DatabaseHealth } from "../../../server/platform/database/database-health.ts";
import { Replicas } from "../../../server/platform/database/replicas.ts";

/** The response cache of one instance, with its listener for content changes. */
export interface TestCache {
  responses: ResponseCache;
  /** Resolves once this notification, and all earlier ones, have been received. */
  receives(note: string): Promise<void>;
  /** Waits until the notifications of all writes so far have been received. */
  isSettled(): Promise<void>;
  stop(): Promise<void>;
}

const silentLog = { info: () => undefined, warn: () => undefined };

/** Starts caching, and waits until the listener is connected. */
export async function startTestCache(
  db: DataSource,
  url: string,
  clock: Clock,
  replicas = new Replicas(db, [], silentLog),
): Promise<TestCache> {
  const health = new DatabaseHealth(url);
  const responses = createResponseCache({ db, replicas, megabytes: 16, clock, health });
  const received = new Set<string>();
  const waiting = new Map<string, () => void>();
  const connected = Promise.withResolvers<void>();
  const listener = {
    invalidate(note = "") {
      // Only the notifications of real writes, which have no payload, may invalidate the cache.
      if (note === "") return responses.invalidate();
      received.add(note);
      waiting.get(note)?.();
    },
    setConnected(isConnected: boolean) {
      responses.setConnected(isConnected);
      if (isConnected) connected.resolve();
    },
  };
  const stopListening = listenForContentChanges(url, listener, silentLog);
  await connected.promise;

  const receives = (note: string) =>
    received.has(note)
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.set(note, () => resolve()));
  return {
    responses,
    stop() {
      health.close();
      return stopListening();
    },
    receives,
    async isSettled() {
      const note = randomUUID();
      await notifyContent(db, note);
      await receives(note);
    },
  };
}

/** PostgreSQL delivers notifications in commit order, so all earlier ones arrive before this. */
export const notifyContent = (db: DataSource, note: string): Promise<unknown> =>
  db.query("select pg_notify('content', $1)", [note]);
