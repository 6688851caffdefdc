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
    UNKNOWN: { description: "Nobody has said yet who can be recognised." },
    NOBODY: { description: "Nobody can be recognised, because there are no faces, say." },
    ADULTS: { description: "Adults only." },
    CHILDREN: { description: "At least one child." },
  },
});
