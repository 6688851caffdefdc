import { defineChoices } from "./define-choices.ts";

export const AgeGroupEnum = defineChoices("AgeGroup", "Age group of a volunteer.", {
  FROM_14_TO_17: "14 to 17 years; requires a parent or guardian.",
  ADULT: "18 years or older.",
});
export type AgeGroup = keyof typeof AgeGroupEnum;

export const VolunteerAreaEnum = defineChoices("VolunteerArea", "Area of volunteer work.", {
  CHILDREN: "Working with children.",
  WAREHOUSE: "Warehouse and logistics.",
  DRIVING: "Driving.",
  TRANSLATION: "Translation.",
  DESIGN: "Photo and design.",
  WRITING: "Social media and writing.",
  IT: "IT.",
  EVENTS: "Organising events.",
  OTHER: "Something else.",
});
export type VolunteerArea = keyof typeof VolunteerAreaEnum;

export const HoursEnum = defineChoices("Hours", "Hours per week.", {
  UP_TO_3: "Up to 3 hours.",
  FROM_3_TO_8: "3 to 8 hours.",
  OVER_8: "Over 8 hours.",
});
export type Hours = keyof typeof HoursEnum;
