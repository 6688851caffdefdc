import { type Finding, shortened } from "../table.ts";
import type { Generator, Load } from "./load.ts";

/** How long and how often everything is measured. */
export interface Sampling {
  rounds: number;
  /** Whole seconds for each measurement. */
  seconds: number;
  connections: number;
}

/** Requests to be measured by turns; a text is the reason why one cannot be. */
export type Candidates = Record<string, Load | string>;

/**
 * Measures all of them by turns, A B C A B C …, after a warm-up that does not count: what the
 * machine does besides meets neighbours alike.
 */
export async function measureInTurns(
  candidates: Candidates,
  generator: Generator,
  pace: Sampling,
): Promise<Rates> {
  const rates = new Rates();
  for (const [name, load] of Object.entries(candidates)) {
    if (typeof load === "string") rates.missing.set(name, load);
  }
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const [name, load] of Object.entries(candidates)) {
      if (typeof load === "string" || rates.missing.has(name)) continue;
      const { perSecond, failures } = await generator.rate(load, pace);
      if (failures > 0) rates.missing.set(name, `${failures} answers were failures`);
      // A process that has just begun may not have answered once in a short warm-up.
      else if (round > 0 && perSecond === 0) rates.missing.set(name, "no answer came in time");
      else if (round > 0) rates.note(name, perSecond);
    }
  }
  return rates;
}

/** Requests a second of each, round by round. */
export class Rates {
  readonly missing = new Map<string, string>();
  private readonly known = new Map<string, number[]>();

  note(name: string, perSecond: number): void {
    this.known.set(name, [...(this.known.get(name) ?? []), perSecond]);
  }

  /** The median of one against the other, each pair from the same round. */
  ratio(one: string, other: string): Finding {
    const missing = this.missing.get(one) ?? this.missing.get(other);
    if (missing) return { missing };
    const [ones, others] = [this.known.get(one) ?? [], this.known.get(other) ?? []];
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
