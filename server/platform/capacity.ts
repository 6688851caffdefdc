import { Busy } from "./failures.ts";

/** Work that is in hand at once, up to a limit: what comes beyond is refused now instead of late. */
export class Capacity {
  private inHand = 0;

  constructor(private readonly limit: number) {}

  /** Does the work, or throws Busy without having begun it. */
  async admit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inHand >= this.limit) throw Busy();
    this.inHand += 1;
    try {
      return await work();
    } finally {
      this.inHand -= 1;
    }
  }
}
