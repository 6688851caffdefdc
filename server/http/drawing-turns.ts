import { setImmediate as nextTurn } from "node:timers/promises";
import type { Render } from "./page-render.ts";

/** How many pages are drawn at once: enough to draw one while others wait for the database. */
const atOnce = 4;
/** Turns of the event loop that others have between two pages; a refusal takes some 0.2 ms. */
const turnsBetween = 16;
/** Milliseconds after which a page hangs rather than being drawn. */
const patience = 1000;

/**
 * Draws a few pages at a time, in the order in which they were asked for. Node takes one new
 * connection in each turn of its loop, and drawing takes whole turns: were all pages drawn at
 * once, those who are to be refused, and balancers, would stand outside for as long.
 */
export function inTurns(render: Render): Render {
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function handOn(): Promise<void> {
    for (let turn = 0; turn < turnsBetween && waiting.length > 0; turn += 1) await nextTurn();
    const next = waiting.shift();
    if (next) next();
    else drawing -= 1;
  }

  /** The database hangs: who waits may be shown what was kept before, and must not wait in line. */
  function letAllIn(): void {
    const all = waiting.splice(0);
    drawing += all.length - 1;
    for (const begin of all) begin();
  }

  return async (request) => {
    if (drawing >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else drawing += 1;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      letAllIn();
    }, patience);
    try {
      return await render(request);
    } finally {
      clearTimeout(late);
      if (!isLate) void handOn();
    }
  };
}
