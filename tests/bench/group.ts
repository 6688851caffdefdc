import type { Generator } from "./load.ts";
import type { Pace } from "./pairs.ts";
import type { Place } from "./place.ts";
import type { Site } from "./sites.ts";
import type { Finding, RowDefinition } from "./table.ts";

/** What all measurements have in common. */
export interface Bench {
  place: Place;
  generator: Generator;
  pace: Pace;
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
