import { defineChoices } from "./define-choices.ts";

export const PictureRemovalAskerEnum = defineChoices(
  "PictureRemovalAsker",
  "The relation of the applicant to the person in the picture.",
  {
    SHOWN: "The person who is shown.",
    PARENT: "A parent or guardian of the child who is shown.",
    OTHER: "Another person.",
  },
);
export type PictureRemovalAsker = keyof typeof PictureRemovalAskerEnum;
