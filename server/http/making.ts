import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { type Answer, KeptAnswer } from "./kept-answer.ts";

export interface Made {
  answer: Answer;
  /** False for what is nobody else's, or could be asked for under any number of addresses. */
  isKept: boolean;
  /** Milliseconds for which it may be given at most; left out, until the content changes. */
  lifetime?: number;
  /** The database was away, and this is but an excuse: what was kept before is given, if any. */
  isExcuse?: boolean;
}

/** What answers to strangers are made of, for all of one generation that need the same. */
export type Shelf = LRUCache<string, Promise<unknown>>;

/**
 * Makes an answer from the replica it is lent; from the primary database when it is lent none.
 * What it finds on the shelf it need not ask again; without one nothing is shared.
 */
export type Make = (replica?: EntityManager, shelf?: Shelf) => Promise<Made>;

/** Where an answer came from: kept, made and now kept, made and not kept, or kept and old. */
export type Source = "hit" | "stored" | "passed" | "stale";

export interface Given {
  kept: KeptAnswer;
  source: Source;
}

/** As many as the largest pages have together, several times over. */
export const anEmptyShelf = (): Shelf => new LRUCache({ max: 100 });

/** An answer to one reader alone. */
export const passed = (answer: Answer): Given => ({
  kept: new KeptAnswer(answer),
  source: "passed",
});
