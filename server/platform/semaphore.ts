import { Busy } from "./errors.ts";

/** Work that is in hand at once, up to a limit: what comes beyond is refused now instead of late. */
export class Semaphore {
  private running = 0;

  constructor(private readonly limit: number) {}

  /** Does the work, or throws Busy without having begun it. */
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
