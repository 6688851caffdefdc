import { setImmediate as nextTurn } from "node:timers/promises";
import type { Render } from "./render-contract.ts";

/** Pages rendered at once: enough to render one while others wait for the database. */
const maxConcurrentRenders = 4;
/**
 * Turns of the event loop left to other work between two pages; refusing a request takes some 0.2
 * ms.
 */
const eventLoopTurnsBetween = 16;
/** Milliseconds after which a render is assumed to hang on the database. */
const renderTimeoutMs = 1000;

/**
 * Renders a few pages at a time, in the order of the requests. Node accepts one new connection per
 * turn of its event loop, and rendering occupies whole turns: if all pages were rendered at once,
 * requests to be refused and health checks would have to wait for all of them.
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

  /** The database hangs: all queued requests start, so that they can fall back to cached pages. */
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
