import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** Who is to know of writes to content. */
export interface ContentChangeListener {
  /** Content was written, by whomever; writes ring without a `note`. */
  invalidate(note?: string): void;
  /** True: writes are missed from now on. False: none is, but some may have been. */
  setDisconnected(isDeaf: boolean): void;
}

export interface ListenerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Milliseconds between questions whether the line still stands, and for the answer. */
const heartbeatIntervalMs = 5000;
const queryTimeoutMs = 2000;

/** Milliseconds until the next attempt; each waits twice as long as the one before. */
const initialReconnectDelayMs = 250;
const maxReconnectDelayMs = 5000;

/**
 * Tells `listener` of every committed write to content, over a connection of its own, which it
 * makes anew whenever it is lost, until the returned function is called. The tables' triggers
 * ring; PostgreSQL delivers what was rung at the commit. It needs a session: not a pooler that
 * lends connections by the transaction, and not a standby.
 */
export function listenForContentChanges(
  url: string,
  listener: ContentChangeListener,
  log: ListenerLog,
): () => Promise<void> {
  const abortController = new AbortController();
  const { signal } = abortController;
  const listening = keepListening();

  async function keepListening() {
    let delayMs = initialReconnectDelayMs;
    let isFirstFailure = true;
    while (!signal.aborted) {
      const error = await listenUntilLost(url, listener, signal, () => {
        if (!isFirstFailure) log.info({}, "listening for content changes again");
        delayMs = initialReconnectDelayMs;
        isFirstFailure = true;
      });
      listener.setDisconnected(true);
      if (signal.aborted) return;
      if (isFirstFailure)
        log.warn({ err: error }, "not listening for content changes: nothing is cached");
      isFirstFailure = false;
      await pause(delayMs, null, { signal }).catch(() => undefined);
      delayMs = Math.min(2 * delayMs, maxReconnectDelayMs);
    }
  }

  return async () => {
    abortController.abort();
    await listening;
  };
}

/** Listens until the connection is lost; answers why. */
async function listenUntilLost(
  url: string,
  listener: ContentChangeListener,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<unknown> {
  const client = new Client({
    connectionString: url,
    application_name: "doloni content listener",
    connectionTimeoutMillis: 5000,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject).on("end", () => reject(new Error("the connection ended")));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  client.on("notification", ({ payload }) => listener.invalidate(payload));
  try {
    await Promise.race([lost, client.connect()]);
    await Promise.race([lost, client.query("listen content")]);
    // Not before: what was written until now was never heard of.
    listener.setDisconnected(false);
    onConnected();
    while (true) {
      await Promise.race([lost, pause(heartbeatIntervalMs, null, { signal })]);
      // A line that was cut without a word is found only by asking.
      await Promise.race([lost, client.query("select 1")]);
    }
  } catch (failure) {
    return failure;
  } finally {
    void client.end().catch(() => undefined);
  }
}
