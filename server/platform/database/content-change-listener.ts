import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** Receives notifications of content changes. */
export interface ContentChangeListener {
  /** Content was changed by any instance; notifications of the triggers have no `note`. */
  invalidate(note?: string): void;
  /**
   * False: changes are missed from now on. True: none are missed any longer, but some may have
   * been.
   */
  setConnected(isConnected: boolean): void;
}

export interface ListenerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Interval of the connection checks and timeout of all queries, in milliseconds. */
const heartbeatIntervalMs = 5000;
const queryTimeoutMs = 2000;

/** Delay before reconnecting, in milliseconds; it doubles with every attempt. */
const initialReconnectDelayMs = 250;
const maxReconnectDelayMs = 5000;

/**
 * Notifies `listener` of every committed content change, over a connection of its own that is
 * re-established whenever it is lost, until the returned function is called. The tables' triggers
 * call NOTIFY, which PostgreSQL delivers at commit. LISTEN needs a session: it does not work
 * through a pooler in transaction mode, nor on a standby.
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
      listener.setConnected(false);
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

/** Listens until the connection is lost; returns the cause. */
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
    // Only now: changes committed before LISTEN took effect were not notified.
    listener.setConnected(true);
    onConnected();
    while (true) {
      await Promise.race([lost, pause(heartbeatIntervalMs, null, { signal })]);
      // A connection that broke without a TCP reset is detected only by a query.
      await Promise.race([lost, client.query("select 1")]);
    }
  } catch (error) {
    return error;
  } finally {
    void client.end().catch(() => undefined);
  }
}
