import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

/** Nice value of the threads in libuv's pool; the main thread has 0. */
export const poolNiceness = 10;

/**
 * Gives the main thread, which answers requests, precedence over libuv's pool, whose threads
 * prepare pictures, hash passwords and compress: on a single core these would get most of its time.
 * Threads that they start, such as those of libvips, inherit the value. Does nothing where threads
 * have no priority of their own, as on all systems but Linux. Call it once the pool has been used.
 */
export function lowerPoolPriority(): void {
  if (process.platform !== "linux") return;
  for (const id of readdirSync("/proc/self/task")) {
    try {
      const name = readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim();
      if (name === "libuv-worker") setPriority(Number(id), poolNiceness);
    } catch {
      // The thread has ended meanwhile, or the system forbids the change: the site serves without it.
    }
  }
}
