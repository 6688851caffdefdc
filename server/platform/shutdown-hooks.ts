import type { Log } from "./log.ts";

type ShutdownHook = () => Promise<unknown> | unknown;

/**
 * How the process ends: what was opened last is closed first, each once, whatever ends it.
 * A step that fails is logged, and the next one follows.
 */
export class ShutdownHooks {
  private readonly hooks: ShutdownHook[] = [];
  private hasBegun = false;

  constructor(private readonly log: Log) {}

  get isShuttingDown(): boolean {
    return this.hasBegun;
  }

  /** Notes what is to be done at the end. */
  add(step: ShutdownHook): void {
    this.hooks.unshift(step);
  }

  /** Ends the process; a second call changes nothing, as Ctrl+C often arrives twice through npm. */
  async shutDown(exitCode: number): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    for (const step of this.hooks) {
      try {
        await step();
      } catch (failure) {
        this.log.error({ err: failure }, "closing failed");
      }
    }
    process.exit(exitCode);
  }

  /** Signals end the process in order; so does a fault that nobody caught, with exit code 1. */
  handleSignals(onSignal: () => void): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (!this.hasBegun) onSignal();
        void this.shutDown(0);
      });
    }
    // `npm start` holds the other end: when it is killed outright, nobody is left to stop us.
    process.once("disconnect", () => void this.shutDown(0));
    process.channel?.unref();
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (fault: unknown) => {
        this.log.fatal({ err: fault }, "an unexpected error ends the process");
        void this.shutDown(1);
      });
    }
  }
}
