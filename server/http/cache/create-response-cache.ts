import type { DataSource } from "typeorm";
import { type Clock, systemClock } from "../../platform/clock.ts";
import {
  type ListenerLog,
  listenForContentChanges,
} from "../../platform/database/content-change-listener.ts";
import { DatabaseHealth } from "../../platform/database/database-health.ts";
import type { Replicas } from "../../platform/database/replicas.ts";
import { nextScheduledChange } from "./next-scheduled-change.ts";
import { ReplicaReader } from "./replica-reader.ts";
import { ResponseCache } from "./response-cache.ts";

interface ResponseCacheParts {
  db: DataSource;
  /** From which responses may be computed; without them the primary is read. */
  replicas?: Replicas;
  /** Maximum total size of the cached responses. */
  megabytes: number;
  clock?: Clock;
  health?: DatabaseHealth;
}

/** The cache stores nothing until `setConnected(true)` is called on it. */
export const createResponseCache = ({
  db,
  replicas,
  megabytes,
  health,
  clock = systemClock,
}: ResponseCacheParts): ResponseCache =>
  new ResponseCache({
    maxBytes: megabytes * 1024 * 1024,
    now: () => clock().getTime(),
    nextChange: (now) => nextScheduledChange(db, now),
    ...(health ? { health } : {}),
    ...(replicas ? { read: new ReplicaReader(db, replicas).read } : {}),
  });

/**
 * A cache that is invalidated by change notifications of the database at `url` until `close`;
 * `onChange` is called after each of them.
 */
export function createResponseCacheWithInvalidation({
  onChange,
  ...parts
}: ResponseCacheParts & { url: string; log: ListenerLog; onChange: () => void }) {
  const health = new DatabaseHealth(parts.url);
  const cache = createResponseCache({ ...parts, health });
  const listener = {
    invalidate() {
      cache.invalidate();
      onChange();
    },
    setConnected: (isConnected: boolean) => cache.setConnected(isConnected),
  };
  const stopListening = listenForContentChanges(parts.url, listener, parts.log);
  const close = async () => {
    health.close();
    await stopListening();
  };
  return { cache, close };
}
