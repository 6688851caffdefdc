import { type Finding, shortened } from "../table.ts";
import type { Generator, Load } from "./load.ts";

/** How long and how often each candidate is measured. */
export interface Sampling {
  rounds: number;
  /** Whole seconds for each measurement. */
  seconds: number;
  connections: number;
}

/** Requests to measure; a string is the reason why a candidate cannot be measured. */
export type Candidates = Record<string, Load | string>;

/**
 * Measures the candidates in turns, A B C A B C …, so that other load on the machine affects all of
 * them alike. The first round is a warm-up and does not count.
 */
export async function measureInTurns(
  candidates: Candidates,
  generator: Generator,
  sampling: Sampling,
): Promise<Rates> {
  const rates = new Rates();
  for (const [name, load] of Object.entries(candidates)) {
    if (typeof load === "string") rates.missing.set(name, load);
  }
  for (let round = 0; round <= sampling.rounds; round += 1) {
    for (const [name, load] of Object.entries(candidates)) {
      if (typeof load === "string" || rates.missing.has(name)) continue;
      const { perSecond, failures } = await generator.rate(load, sampling);
      if (failures > 0) rates.missing.set(name, `${failures} answers were failures`);
      // A process that has just started may answer no request during a short warm-up.
      else if (round > 0 && perSecond === 0) rates.missing.set(name, "no answer came in time");
      else if (round > 0) rates.note(name, perSecond);
    }
  }
  return rates;
}

/** The requests per second of each candidate in each round. */
export class Rates {
  readonly missing = new Map<string, string>();
  private readonly rates = new Map<string, number[]>();

  note(name: string, perSecond: number): void {
    this.rates.set(name, [...(this.rates.get(name) ?? []), perSecond]);
  }

  /** The median ratio of two candidates; each ratio is of rates from the same round. */
  ratio(one: string, other: string): Finding {
    const missing = this.missing.get(one) ?? this.missing.get(other);
    if (missing) return { missing };
    const [ones, others] = [this.rates.get(one) ?? [], this.rates.get(other) ?? []];
    const ratios = ones.map((rate, round) => rate / (others[round] ?? Number.NaN));
    return {
      value: median(ratios),
      spread: [Math.min(...ratios), Math.max(...ratios)],
      seen: `${shortened(median(ones))}/s against ${shortened(median(others))}/s`,
    };
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(
    middle - ((sorted.length + 1) % 2),
    middle + 1,
  );
  return (low + high) / 2;
}

/** The smallest of the values that at least `share` of them do not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
