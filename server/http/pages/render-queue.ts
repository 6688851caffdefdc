import { setImmediate as nextTurn } from "node:timers/promises";
import type { Render } from "./render-contract.ts";

/** How many pages are drawn at once: enough to draw one while others wait for the database. */
const maxConcurrentRenders = 4;
/** Turns of the event loop that others have between two pages; a refusal takes some 0.2 ms. */
const eventLoopTurnsBetween = 16;
/** Milliseconds after which a page hangs rather than being drawn. */
const renderTimeoutMs = 1000;

/**
 * Draws a few pages at a time, in the order in which they were asked for. Node takes one new
 * connection in each turn of its loop, and drawing takes whole turns: were all pages drawn at
 * once, those who are to be refused, and balancers, would stand outside for as long.
 */
export function createRenderQueue(render: Render): Render {
  const waiting: (() => void)[] = [];
  let rendering = 0;

  async function startNext(): Promise<void> {
    for (let turn = 0; turn < eventLoopTurnsBetween && waiting.length > 0; turn += 1)
      await nextTurn();
    const next = waiting.shift();
    if (next) next();
    else rendering -= 1;
  }

  /** The database hangs: who waits may be shown what was kept before, and must not wait in line. */
  function startAll(): void {
    const queued = waiting.splice(0);
    rendering += queued.length - 1;
    for (const start of queued) start();
  }

  return async (request) => {
    if (rendering >= maxConcurrentRenders) await new Promise<void>((begin) => waiting.push(begin));
    else rendering += 1;
    let hasTimedOut = false;
    const timeout = setTimeout(() => {
      hasTimedOut = true;
      startAll();
    }, renderTimeoutMs);
    try {
      return await render(request);
    } finally {
      clearTimeout(timeout);
      if (!hasTimedOut) void startNext();
    }
  };
}
