import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** Who is to know of writes to content. */
export interface Listener {
  /** Content was written, by whomever; writes ring without a `note`. */
  forget(note?: string): void;
  /** True: writes are missed from now on. False: none is, but some may have been. */
  setDeaf(isDeaf: boolean): void;
}

export interface BellLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Milliseconds between questions whether the line still stands, and for the answer. */
const asksEvery = 5000;
const patience = 2000;

/** Milliseconds until the next attempt; each waits twice as long as the one before. */
const firstPause = 250;
const longestPause = 5000;

/**
 * Tells `listener` of every committed write to content, over a connection of its own, which it
 * makes anew whenever it is lost, until the returned function is called. The tables' triggers
 * ring; PostgreSQL delivers what was rung at the commit. It needs a session: not a pooler that
 * lends connections by the transaction, and not a standby.
 */
export function listenForContent(
  url: string,
  listener: Listener,
  log: BellLog,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const listening = keepListening();

  async function keepListening() {
    let wait = firstPause;
    let isFirstFailure = true;
    while (!signal.aborted) {
      const failure = await listen(url, listener, signal, () => {
        if (!isFirstFailure) log.info({}, "content is listened to again");
        wait = firstPause;
        isFirstFailure = true;
      });
      listener.setDeaf(true);
      if (signal.aborted) return;
      if (isFirstFailure) log.warn({ err: failure }, "content is not listened to: nothing is kept");
      isFirstFailure = false;
      await pause(wait, null, { signal }).catch(() => undefined);
      wait = Math.min(2 * wait, longestPause);
    }
  }

  return async () => {
    ending.abort();
    await listening;
  };
}

/** Listens until the connection is lost; answers why. */
async function listen(
  url: string,
  listener: Listener,
  signal: AbortSignal,
  onHearing: () => void,
): Promise<unknown> {
  const client = new Client({
    connectionString: url,
    application_name: "doloni content bell",
    connectionTimeoutMillis: 5000,
    query_timeout: patience,
    keepAlive: true,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on("error", reject).on("end", () => reject(new Error("the connection ended")));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  client.on("notification", ({ payload }) => listener.forget(payload));
  try {
    await Promise.race([lost, client.connect()]);
    await Promise.race([lost, client.query("listen content")]);
    // Not before: what was written until now was never heard of.
    listener.setDeaf(false);
    onHearing();
    while (true) {
      await Promise.race([lost, pause(asksEvery, null, { signal })]);
      // A line that was cut without a word is found only by asking.
      await Promise.race([lost, client.query("select 1")]);
    }
  } catch (failure) {
    return failure;
  } finally {
    void client.end().catch(() => undefined);
  }
}
