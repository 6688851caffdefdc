import { isDatabaseBusy } from "../../platform/database/database.ts";
import { createQueryMemo } from "./page-queries.ts";

export interface GenerationOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /**
   * The next time after `now` at which content changes without a write; null when there is none.
   */
  nextChange?: (now: Date) => Promise<Date | null>;
}

/** What all responses share that are computed between two changes of the content. */
export class Generation {
  /** Query results, reused for other pages. */
  memo = createQueryMemo();
  private expiresAt = Number.POSITIVE_INFINITY;
  private lookup: Promise<boolean> | null = null;

  constructor(
    readonly number: number,
    private readonly options: GenerationOptions,
  ) {}

  /** Whether content has changed since without a write. */
  get isOver(): boolean {
    return this.options.now() >= this.expiresAt;
  }

  /**
   * Looks the time of the next change up, once; false when that failed, in which case nothing may be
   * stored. Throws when the database is busy.
   */
  ensureNextChange(): Promise<boolean> {
    this.lookup ??= this.fetchNextChange();
    return this.lookup;
  }

  private async fetchNextChange(): Promise<boolean> {
    const { nextChange, now } = this.options;
    try {
      const at = await nextChange?.(new Date(now()));
      if (at) this.expiresAt = at.getTime();
      return true;
    } catch (error) {
      // The next computation retries the lookup, and without it no result may be shared.
      this.lookup = null;
      this.memo = createQueryMemo();
      // The computation itself would wait for a connection in vain, too.
      if (isDatabaseBusy(error)) throw error;
      return false;
    }
  }
}
