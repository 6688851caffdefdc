import { registerEnumType } from "type-graphql";

// Names and values are equal, as those of all answers.
export const UrgencyEnum = { DAYS: "DAYS", WEEK: "WEEK", MONTH: "MONTH" } as const;
export type Urgency = keyof typeof UrgencyEnum;

registerEnumType(UrgencyEnum, {
  name: "Urgency",
  description: "How soon help is needed.",
  valuesConfig: {
    DAYS: { description: "In the coming days." },
    WEEK: { description: "Within a week." },
    MONTH: { description: "Within a month." },
  },
});
