import type { DataSource } from "typeorm";
import { oneAtATime } from "./one-at-a-time.ts";

export interface PeriodicLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** After a start, the first turn waits until the rush is over. */
const firstAfter = 5 * 60_000;

/**
 * Does `work` every so many hours, and logs what it answers or why it failed, until the
 * returned function is called; that waits for the turn under way. Of several instances on one
 * database one works, and the others leave out that turn.
 */
export function periodically(
  db: DataSource,
  name: string,
  everyHours: number,
  work: () => Promise<object>,
  log: PeriodicLog,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(turn, firstAfter).unref();

  function turn() {
    timer = setTimeout(turn, everyHours * 3_600_000).unref();
    running = oneAtATime(db, name, work).then(
      (done) => {
        if (done) log.info(done, name);
      },
      (error: unknown) => log.error({ err: error }, `${name} failed`),
    );
  }

  return async () => {
    clearTimeout(timer);
    await running;
  };
}
