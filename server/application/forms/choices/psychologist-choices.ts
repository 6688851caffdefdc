import { defineChoices } from "./define-choices.ts";

export const ChildExperienceEnum = defineChoices(
  "ChildExperience",
  "Experience of work with children.",
  {
    NONE: "No experience yet.",
    UNDER_1_YEAR: "Under 1 year.",
    FROM_1_TO_3_YEARS: "1 to 3 years.",
    OVER_3_YEARS: "Over 3 years.",
  },
);
export type ChildExperience = keyof typeof ChildExperienceEnum;

export const PsychologyMethodEnum = defineChoices(
  "PsychologyMethod",
  "Field or method of psychology.",
  {
    CHILD: "Child psychology.",
    ADOLESCENT: "Adolescent psychology.",
    FAMILY: "Family psychology.",
    CRISIS: "Crisis and trauma.",
    ART: "Art therapy.",
    PLAY: "Play therapy.",
    FAIRY_TALE: "Fairy-tale therapy.",
    METAPHORICAL_CARDS: "Metaphorical cards.",
    CBT: "Cognitive behavioural therapy.",
    OTHER: "Something else.",
  },
);
export type PsychologyMethod = keyof typeof PsychologyMethodEnum;

export const WorkFormatEnum = defineChoices("WorkFormat", "Format of a psychologist's work.", {
  IN_PERSON: "In person.",
  ONLINE: "Online.",
  BOTH: "In person and online.",
});
export type WorkFormat = keyof typeof WorkFormatEnum;

export const WorkLanguageEnum = defineChoices("WorkLanguage", "Working language.", {
  UKRAINIAN: "Ukrainian.",
  ENGLISH: "English.",
  POLISH: "Polish.",
  ROMANIAN: "Romanian.",
  HUNGARIAN: "Hungarian.",
  SIGN: "Ukrainian Sign Language.",
  OTHER: "Another language.",
});
export type WorkLanguage = keyof typeof WorkLanguageEnum;
