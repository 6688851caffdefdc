import type { DataSource } from "typeorm";
import { type Clock, systemClock } from "../platform/clock.ts";
import { type BellLog, listenForContent } from "../platform/content-bell.ts";
import { AnswerCache } from "./answer-cache.ts";
import { nextPublication } from "./next-publication.ts";
import { ReplicaReading } from "./replica-reading.ts";

interface Parts {
  db: DataSource;
  /** In megabytes, of all kept answers. */
  megabytes: number;
  clock?: Clock;
  log: BellLog;
}

/** Keeps nothing until it hears of writes. */
export const deafAnswers = ({ db, megabytes, log, clock = systemClock }: Parts): AnswerCache =>
  new AnswerCache({
    maxBytes: megabytes * 1024 * 1024,
    now: () => clock().getTime(),
    nextChange: (now) => nextPublication(db, now),
    ...("replication" in db.options ? { read: new ReplicaReading(db, log).read } : {}),
  });

/** With the ear that hears of writes, through the database at `url`, until `close` is called. */
export function openAnswers(parts: Parts & { url: string }) {
  const answers = deafAnswers(parts);
  const close = listenForContent(parts.url, answers, parts.log);
  return { answers, close };
}
