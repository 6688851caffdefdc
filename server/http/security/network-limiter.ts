import { LRUCache } from "lru-cache";
import { networkPrefix } from "../../platform/network-prefix.ts";

/** Networks counted at once; above that, the least recently counted are forgotten. */
const maxNetworks = 10_000;

/**
 * Counts events per network (see `networkPrefix`) in windows that begin with the first event. The
 * counters are this process's own, because an event costs less than a statement would.
 */
export class NetworkLimiter {
  private readonly counts: LRUCache<string, number>;

  constructor(
    private readonly limit: number,
    windowMs: number,
  ) {
    this.counts = new LRUCache({ max: maxNetworks, ttl: windowMs });
  }

  add(address: string, events = 1): void {
    const network = networkPrefix(address);
    const count = (this.counts.get(network) ?? 0) + events;
    this.counts.set(network, count, { noUpdateTTL: true });
  }

  /** What a network has used in its window; the window begins with the next event when `used` is 0. */
  usageOf(address: string): { limit: number; used: number; secondsLeft: number } {
    const network = networkPrefix(address);
    const used = Math.min(this.counts.get(network) ?? 0, this.limit);
    const secondsLeft = used > 0 ? Math.ceil(this.counts.getRemainingTTL(network) / 1000) : 0;
    return { limit: this.limit, used, secondsLeft };
  }

  /** Whole seconds until the window of a network over the limit ends; 0 below the limit. */
  secondsToWait(address: string): number {
    const network = networkPrefix(address);
    if ((this.counts.get(network) ?? 0) < this.limit) return 0;
    return Math.max(1, Math.ceil(this.counts.getRemainingTTL(network) / 1000));
  }
}

const windowMs = 10 * 60_000;

/**
 * The limits of visitors' expensive requests, per network and ten minutes. They are generous, because
 * a whole village or a mobile operator's customers may share one address; see decision 0061.
 */
export class VisitorLimits {
  /** Documents that GraphQL refused, and forms that were posted without scripts and refused. */
  readonly refusals = new NetworkLimiter(300, windowMs);
  /** Searches that were not answered from the cache. */
  readonly searches = new NetworkLimiter(600, windowMs);
  /** Pages of links to drafts, each of which is rendered in a transaction of its own. */
  readonly draftLinks = new NetworkLimiter(120, windowMs);
}
