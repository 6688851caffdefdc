import pg from "pg";
import type { Load } from "./load/load.ts";
import { isHit, responseTo } from "./load/responses.ts";

/**
 * How many times a second a page is drawn, one after the other, when nothing is kept of it nor of
 * what it asks: before each, the database at `url` says that content has changed.
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
    for (let drawn = 0; drawn < count; drawn += 1) {
      await client.query("select pg_notify('content', '')");
      // Until it is heard the page is given as it was.
      for (let isDrawn = false; !isDrawn; ) {
        const begun = performance.now();
        const { status, headers } = await responseTo(page);
        if (status !== 200) throw new Error(`${page.url} was answered ${status}`);
        isDrawn = !isHit(headers);
        if (isDrawn) milliseconds += performance.now() - begun;
      }
    }
    return (count * 1000) / milliseconds;
  } finally {
    await client.end();
  }
}
