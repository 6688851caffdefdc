import pg from "pg";
import type { Load } from "./load/load.ts";
import { isHit, responseTo } from "./load/responses.ts";

/**
 * The sequential renderings per second of a page with an empty cache. Before each one, a notification
 * in the database at `url` invalidates the cache.
 */
export async function uncachedRendersPerSecond(
  page: Load,
  url: string,
  count: number,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let milliseconds = 0;
    for (let rendered = 0; rendered < count; rendered += 1) {
      await client.query("select pg_notify('content', '')");
      // Until the server receives the notification, it returns the cached page.
      for (let isRendered = false; !isRendered; ) {
        const startedAt = performance.now();
        const { status, headers } = await responseTo(page);
        if (status !== 200) throw new Error(`${page.url} was answered ${status}`);
        isRendered = !isHit(headers);
        if (isRendered) milliseconds += performance.now() - startedAt;
      }
    }
    return (count * 1000) / milliseconds;
  } finally {
    await client.end();
  }
}
