import type { Generator } from "./load/load.ts";
import type { Sampling } from "./load/measure-in-turns.ts";
import type { BenchData } from "./site/bench-data.ts";
import type { Site } from "./site/sites.ts";
import type { Finding, RowDefinition } from "./table.ts";

/** What all measurements have in common. */
export interface Bench {
  data: BenchData;
  generator: Generator;
  pace: Sampling;
  isQuick: boolean;
  /** The site as it is run. */
  site: Site;
}

/** Rows that are measured together; `--only` names groups. */
export interface Group {
  name: string;
  /** Left out of `--quick`. */
  isLong?: boolean;
  rows: RowDefinition[] | ((isQuick: boolean) => RowDefinition[]);
  /** A finding for each row's id; where this throws, its reason stands in all of them. */
  measure(bench: Bench): Promise<Record<string, Finding>>;
}
