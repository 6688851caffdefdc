import type { Generator } from "./load/load.ts";
import type { Sampling } from "./load/measure-in-turns.ts";
import type { BenchData } from "./site/bench-data.ts";
import type { Site } from "./site/sites.ts";
import type { Finding, RowDefinition } from "./table.ts";

/** What every group of measurements is given. */
export interface Bench {
  data: BenchData;
  generator: Generator;
  sampling: Sampling;
  isQuick: boolean;
  /** A running instance of the production build. */
  site: Site;
}

/** Rows that are measured together; `--only` selects groups by name. */
export interface Group {
  name: string;
  /** Left out of `--quick`. */
  isLong?: boolean;
  rows: RowDefinition[] | ((isQuick: boolean) => RowDefinition[]);
  /** Returns a finding for each row's id. When it throws, all rows show the error message. */
  measure(bench: Bench): Promise<Record<string, Finding>>;
}
