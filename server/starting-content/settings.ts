import { startingCounters } from "./counters.ts";
import { startingFacts } from "./facts.ts";
import { startingMoneyCategories } from "./money-categories.ts";
import { startingTeamGroups } from "./team-groups.ts";

/** The settings with which a site begins, by their names; the others are blank. */
export const startingSettings = {
  ...startingFacts,
  counters: [...startingCounters],
  moneyCategories: startingMoneyCategories,
  teamGroups: startingTeamGroups,
  showsTogetherPoints: true,
  mark: "drawing" as const,
};
