import { Busy } from "./errors.ts";

/** Limits the number of concurrent tasks; further ones are refused at once rather than queued. */
export class Semaphore {
  private running = 0;

  constructor(private readonly limit: number) {}

  /** Runs `work`, or throws Busy without starting it. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.limit) throw Busy();
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }
}
