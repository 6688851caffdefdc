import type { Group } from "../group.ts";

/** Site and PostgreSQL together, as `npm start` begins a day. */
export const start: Group = {
  name: "start",
  rows: [{ id: "ready", what: "start to ready, second start", goal: null, unit: "s" }],
  measure: async ({ data }) => ({
    ready: { value: data.readyAfter / 1000, seen: "until /readyz, with PostgreSQL" },
  }),
};
