import { defineChoices } from "./define-choices.ts";

export const PictureRemovalAskerEnum = defineChoices(
  "PictureRemovalAsker",
  "Who asks for the removal of a picture.",
  {
    SHOWN: "The person who is shown.",
    PARENT: "A parent or guardian of the child who is shown.",
    OTHER: "Somebody else.",
  },
);
export type PictureRemovalAsker = keyof typeof PictureRemovalAskerEnum;
