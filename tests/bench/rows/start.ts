import type { Group } from "../group.ts";

/** The time to start the site and its PostgreSQL together, as `npm start` does. */
export const start: Group = {
  name: "start",
  rows: [{ id: "ready", what: "start to ready, second start", goal: null, unit: "s" }],
  measure: async ({ data }) => ({
    ready: { value: data.readyAfter / 1000, seen: "until /readyz, with PostgreSQL" },
  }),
};
