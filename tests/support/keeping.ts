import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { AnswerCache } from "../../server/http/answer-cache.ts";
import { deafAnswers } from "../../server/http/open-answers.ts";
import type { Clock } from "../../server/platform/clock.ts";
import { listenForContent } from "../../server/platform/content-bell.ts";

/** What an instance keeps for strangers, and the bell by which it hears of writes. */
export interface Keeping {
  answers: AnswerCache;
  /** Resolves once its bell has been heard with this note, and with all before it. */
  hears(note: string): Promise<void>;
  /** Waits until the bell of whatever has been written so far was heard. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const silence = { info: () => undefined, warn: () => undefined };

/** Begins to keep answers, and waits until writes are heard of. */
export async function keepingOn(db: DataSource, url: string, clock: Clock): Promise<Keeping> {
  const answers = deafAnswers({ db, megabytes: 16, clock, log: silence });
  const heard = new Set<string>();
  const waiting = new Map<string, () => void>();
  const hearing = Promise.withResolvers<void>();
  const listener = {
    forget(note = "") {
      // Writes ring without a note: a test's own ringing must not do their work.
      if (note === "") return answers.forget();
      heard.add(note);
      waiting.get(note)?.();
    },
    setDeaf(isDeaf: boolean) {
      answers.setDeaf(isDeaf);
      if (!isDeaf) hearing.resolve();
    },
  };
  const stop = listenForContent(url, listener, silence);
  await hearing.promise;

  const hears = (note: string) =>
    heard.has(note)
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.set(note, () => resolve()));
  return {
    ...{ answers, stop, hears },
    async settled() {
      const note = randomUUID();
      await ring(db, note);
      await hears(note);
    },
  };
}

/** PostgreSQL delivers in the order of commits: after this comes nothing of what was before it. */
export const ring = (db: DataSource, note: string): Promise<unknown> =>
  db.query("select pg_notify('content', $1)", [note]);
