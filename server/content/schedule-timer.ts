import type { DataSource } from "typeorm";
import { type Clock, systemClock } from "../platform/clock.ts";
import { withAdvisoryLock } from "../platform/database/advisory-lock.ts";
import { announceDue, nextScheduledPublication } from "./events/scheduled-publications.ts";
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
 * Unpublishes translations at their time, and announces items that became public at theirs. All
 * instances wait for the same time, and the one that gets the lock does it. Every wait reads the plan
 * from the database, so that nothing is lost with a process.
 */
export class ScheduleTimer {
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

  /** Does what became due while no instance ran, then waits for the next time. */
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

  /** Does what is due; returns how long to wait for the next time, in milliseconds. */
  private async runDue(): Promise<number> {
    try {
      let next = await this.nextTime();
      if (next && next <= this.clock()) {
        await this.changeDue();
        next = await this.nextTime();
      }
      this.hasFailed = false;
      if (!next) return maxSleepMs;
      const waitMs = next.getTime() - this.clock().getTime();
      return waitMs > 0 ? Math.min(waitMs, maxSleepMs) : retryMs;
    } catch (error) {
      // Once for each outage, which may last for hours.
      if (!this.hasFailed)
        this.log.error({ err: error }, "scheduled publication or unpublishing failed");
      this.hasFailed = true;
      return retryMs;
    }
  }

  private async nextTime(): Promise<Date | null> {
    const times = [
      await nextUnpublishing(this.db.manager),
      await nextScheduledPublication(this.db.manager),
    ].filter((time) => time !== null);
    return times.length > 0 ? new Date(Math.min(...times.map(Number))) : null;
  }

  private async changeDue(): Promise<void> {
    await withAdvisoryLock(this.db, "unpublishDue", async () => {
      // First, so that nothing stays public because an announcement fails.
      const unpublished = await unpublishDue(this.db, this.clock());
      const published = await announceDue(this.db, this.clock());
      this.log.info({ published, unpublished }, "published and unpublished at the scheduled time");
    });
  }
}
