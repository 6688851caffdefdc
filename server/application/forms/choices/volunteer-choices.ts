import { defineChoices } from "./define-choices.ts";

export const AgeGroupEnum = defineChoices("AgeGroup", "How old a volunteer is.", {
  FROM_14_TO_17: "14 to 17: a parent or guardian has to know.",
  ADULT: "18 or older.",
});
export type AgeGroup = keyof typeof AgeGroupEnum;

export const VolunteerAreaEnum = defineChoices("VolunteerArea", "What a volunteer can do.", {
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

export const HoursEnum = defineChoices("Hours", "How many hours a week.", {
  UP_TO_3: "Up to 3.",
  FROM_3_TO_8: "3 to 8.",
  OVER_8: "Over 8.",
});
export type Hours = keyof typeof HoursEnum;
