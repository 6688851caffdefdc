import type { Log } from "./log.ts";

/** Exit code after an error that nobody expected, upon which `npm start` starts the server again. */
export const unexpectedErrorCode = 70;

type ShutdownHook = () => Promise<unknown> | unknown;

/**
 * Runs registered hooks once when the process ends for any reason, in the reverse order of their
 * registration. A hook that fails is logged, and the next one runs.
 */
export class ShutdownHooks {
  private readonly hooks: ShutdownHook[] = [];
  private hasBegun = false;

  constructor(private readonly log: Log) {}

  get isShuttingDown(): boolean {
    return this.hasBegun;
  }

  /** Registers a hook; it runs before all hooks registered earlier. */
  add(step: ShutdownHook): void {
    this.hooks.unshift(step);
  }

  /**
   * Runs the hooks and exits; further calls are ignored, because npm often delivers Ctrl+C twice.
   */
  async shutDown(exitCode: number): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    for (const step of this.hooks) {
      try {
        await step();
      } catch (error) {
        this.log.error({ err: error }, "a shutdown step failed");
      }
    }
    process.exit(exitCode);
  }

  /** Signals shut the process down gracefully; so does an uncaught error, with its exit code. */
  handleSignals(onSignal: () => void): void {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        if (!this.hasBegun) onSignal();
        void this.shutDown(0);
      });
    }
    // `npm start` holds the other end of the IPC channel; when it is killed, the channel closes.
    process.once("disconnect", () => void this.shutDown(0));
    process.channel?.unref();
    for (const event of ["uncaughtException", "unhandledRejection"] as const) {
      process.on(event, (fault: unknown) => {
        this.log.fatal({ err: fault }, "an unexpected error ends the process");
        void this.shutDown(unexpectedErrorCode);
      });
    }
  }
}
