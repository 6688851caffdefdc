import { startingCounters } from "./counters.ts";
import { startingFacts } from "./facts.ts";

/** The settings with which a site begins, by their names; the others are blank. */
export const startingSettings = {
  ...startingFacts,
  counters: [...startingCounters],
  showsTogetherPoints: true,
};
