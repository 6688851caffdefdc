import { isDatabaseBusy } from "../../platform/database/database.ts";
import { createQueryMemo } from "./page-queries.ts";

/** When visitors will see other content without an editor's doing; null for never. */
export interface Schedule {
  /** The next publication or withdrawal, or the end of the day in Kyiv. */
  next: Date | null;
  withdrawal: Date | null;
}

export interface GenerationOptions {
  /** Milliseconds since 1970. */
  now: () => number;
  /** What is scheduled after `now`. */
  nextChange?: (now: Date) => Promise<Schedule>;
}

/** What all responses share that are computed between two changes of the content. */
export class Generation {
  /** Query results, reused for other pages. */
  memo = createQueryMemo();
  /** Time of the next scheduled withdrawal, once it was looked up. */
  withdrawalAt = Number.POSITIVE_INFINITY;
  private expiresAt = Number.POSITIVE_INFINITY;
  private lookup: Promise<boolean> | null = null;

  constructor(
    readonly number: number,
    private readonly options: GenerationOptions,
  ) {}

  /** Whether the time of the next scheduled change has come. */
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
      const schedule = await nextChange?.(new Date(now()));
      this.expiresAt = schedule?.next?.getTime() ?? Number.POSITIVE_INFINITY;
      this.withdrawalAt = schedule?.withdrawal?.getTime() ?? Number.POSITIVE_INFINITY;
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
