import { setTimeout as pause } from "node:timers/promises";
import { receivedSignal, say } from "./steps.mjs";

/** After this time of running the next pause is the shortest again. */
const healthyMs = 60_000;
const pausesMs = { shortest: 1000, longest: 60_000 };

/** The exit codes of a stop that was asked for, and of an expected error, which a restart repeats. */
const finalCodes = [0, 1];

/**
 * Runs `start` again when the server ends by an unexpected error or is killed, after a pause that
 * doubles from 1 to 60 seconds; returns the exit code when it ends otherwise or a signal came.
 */
export async function keepRunning(
  start,
  { wait = pause, now = Date.now, isStopping = () => receivedSignal() !== null, tell = say } = {},
) {
  for (let pauseMs = pausesMs.shortest; ; pauseMs = Math.min(2 * pauseMs, pausesMs.longest)) {
    const startedAt = now();
    const code = await start();
    if (finalCodes.includes(code) || isStopping()) return code;
    if (now() - startedAt >= healthyMs) pauseMs = pausesMs.shortest;
    tell(
      `The server ended unexpectedly (exit code ${code}); starting it again in ${pauseMs / 1000} s …`,
    );
    await untilStopped(wait(pauseMs), isStopping);
    if (isStopping()) return code;
  }
}

/** A signal during the pause ends it, although no program is running to receive the signal. */
async function untilStopped(pausing, isStopping) {
  let watch;
  const stopped = new Promise((resolve) => {
    watch = setInterval(() => isStopping() && resolve(), 100);
  });
  await Promise.race([pausing, stopped]);
  clearInterval(watch);
}
