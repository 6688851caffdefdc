import { registerEnumType } from "type-graphql";

export const PicturePeopleEnum = {
  UNKNOWN: "unknown",
  NOBODY: "nobody",
  ADULTS: "adults",
  CHILDREN: "children",
} as const;
export type PicturePeople = (typeof PicturePeopleEnum)[keyof typeof PicturePeopleEnum];

registerEnumType(PicturePeopleEnum, {
  name: "PicturePeople",
  description: "Who can be recognised in an image.",
  valuesConfig: {
    UNKNOWN: { description: "It is not known yet who can be recognised." },
    NOBODY: { description: "No person can be recognised, for example because there are no faces." },
    ADULTS: { description: "Adults only." },
    CHILDREN: { description: "At least one child." },
  },
});
