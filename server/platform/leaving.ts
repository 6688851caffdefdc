import type { Log } from "./log.ts";

type Step = () => Promise<unknown> | unknown;

/**
 * How the process ends: what was opened last is closed first, each once, whatever ends it.
 * A step that fails is logged, and the next one follows.
 */
export class Leaving {
  private readonly steps: Step[] = [];
  private underway = false;

  constructor(private readonly log: Log) {}

  get isUnderway(): boolean {
    return this.underway;
  }

  /** Notes what is to be done at the end. */
  finally(step: Step): void {
    this.steps.unshift(step);
  }

  /** Ends the process; a second call changes nothing, as Ctrl+C often arrives twice through npm. */
  async leave(exitCode: number): Promise<void> {
    if (this.underway) return;
    this.underway = true;
    for (const step of this.steps) {
      try {
        await step();
      } catch (failure) {
        this.log.error({ err: failure }, "closing failed");
      }
    }
    process.exit(exitCode);
  }

  /** Signals end the process in order; so does a fault that nobody caught, with exit code 1. */
  listen(onSignal: () => void): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (!this.underway) onSignal();
        void this.leave(0);
      });
    }
    // `npm start` holds the other end: when it is killed outright, nobody is left to stop us.
    process.once("disconnect", () => void this.leave(0));
    process.channel?.unref();
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (fault: unknown) => {
        this.log.fatal({ err: fault }, "an unexpected fault ends the process");
        void this.leave(1);
      });
    }
  }
}
