import type { DataSource } from "typeorm";
import { type Clock, systemClock } from "../platform/clock.ts";
import { withAdvisoryLock } from "../platform/database/advisory-lock.ts";
import { nextUnpublishing, unpublishDue } from "./scheduled-unpublishing.ts";

interface TimerLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** How long a plan may stay unnoticed that was made on another instance while this one missed it. */
const maxSleepMs = 30_000;
/** Delay before the next attempt while another instance is at it, or after an error. */
const retryMs = 1000;

/**
 * Unpublishes translations at their time. All instances wait for the same time, and the one that
 * gets the lock does it. Every wait reads the plan from the database, so that nothing is lost with
 * a process.
 */
export class UnpublishingTimer {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;
  private hasFailed = false;
  /** Whether content has changed since the plan was read. */
  private isOutdated = false;

  constructor(
    private readonly db: DataSource,
    private readonly log: TimerLog,
    private readonly clock: Clock = systemClock,
  ) {}

  /** Unpublishes what became due while no instance ran, then waits for the next time. */
  start(): Promise<void> {
    return this.check();
  }

  /** Content changed, so that another time may be the next: the plan is read again. */
  async planChanged(): Promise<void> {
    this.isOutdated = true;
    if (this.timer) await this.check();
  }

  /** Waits for a run under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  /** One run at a time; each is followed by a timer. */
  private check(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.isOutdated = false;
    this.running = this.runDue().then((waitMs) => {
      const delayMs = this.isOutdated ? 0 : waitMs;
      if (!this.isStopped) this.timer = setTimeout(() => void this.check(), delayMs).unref();
    });
    return this.running;
  }

  /** Unpublishes what is due; returns how long to wait for the next time, in milliseconds. */
  private async runDue(): Promise<number> {
    try {
      let next = await nextUnpublishing(this.db.manager);
      if (next && next <= this.clock()) {
        await this.unpublish();
        next = await nextUnpublishing(this.db.manager);
      }
      this.hasFailed = false;
      if (!next) return maxSleepMs;
      const waitMs = next.getTime() - this.clock().getTime();
      return waitMs > 0 ? Math.min(waitMs, maxSleepMs) : retryMs;
    } catch (error) {
      // Once for each outage, which may last for hours.
      if (!this.hasFailed) this.log.error({ err: error }, "scheduled unpublishing failed");
      this.hasFailed = true;
      return retryMs;
    }
  }

  private async unpublish(): Promise<void> {
    const run = () => unpublishDue(this.db, this.clock());
    const items = await withAdvisoryLock(this.db, "unpublishDue", run);
    if (items) this.log.info({ items }, "unpublished at the scheduled time");
  }
}
