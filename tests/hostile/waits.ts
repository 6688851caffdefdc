// Run as a worker, whose event loop the senders do not delay: asks for /healthz again and again, and
// posts how long each answer took.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** An answer of /healthz; `startedAt` in ms since 1970. */
export interface Wait {
  startedAt: number;
  milliseconds: number;
}

for (;;) {
  const startedAt = Date.now();
  const answer = await fetch(`${workerData}/healthz`).catch(() => null);
  await answer?.text();
  const wait: Wait = { startedAt, milliseconds: Date.now() - startedAt };
  if (answer) parentPort?.postMessage(wait);
  await pause(20);
}
