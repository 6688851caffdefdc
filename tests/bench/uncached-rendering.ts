import pg from "pg";
import type { Load } from "./load/load.ts";
import { isHitStatus, rawResponse } from "./load/responses.ts";

/** SQL that invalidates the cache before each response. */
export const invalidations = {
  /** Every page shows the phone number. */
  changed:
    "update settings set version = version + 1, phone = '+380' || (1e8 + floor(random() * 8.99e8))::bigint",
  /** As after a write that concerns other pages. */
  unchanged: "select pg_notify('content', '')",
};

/**
 * The sequential responses per second of a page of which no current one is cached, after as many
 * that are not counted.
 */
export async function uncachedPerSecond(
  page: Load,
  url: string,
  count: number,
  invalidation: keyof typeof invalidations,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let milliseconds = 0;
    for (let rendered = -count; rendered < count; rendered += 1) {
      await client.query(invalidations[invalidation]);
      // Until the server receives the notification, it returns the cached page.
      for (let isRendered = false; !isRendered; ) {
        const startedAt = performance.now();
        const { status, headers } = await rawResponse(page);
        if (status !== 200) throw new Error(`${page.url} was answered ${status}`);
        isRendered = !isHitStatus(String(headers["cache-status"]));
        if (isRendered && rendered >= 0) milliseconds += performance.now() - startedAt;
      }
    }
    return (count * 1000) / milliseconds;
  } finally {
    await client.end();
  }
}
