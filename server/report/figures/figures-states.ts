import { registerEnumType } from "type-graphql";

/** Stored by these names. */
export const FiguresStateEnum = {
  DRAFT: "DRAFT",
  CHECKED: "CHECKED",
  PUBLISHED: "PUBLISHED",
} as const;
export type FiguresState = keyof typeof FiguresStateEnum;

registerEnumType(FiguresStateEnum, {
  name: "FiguresState",
  description: "State of a report's figures.",
  valuesConfig: {
    DRAFT: { description: "Being written; not visible to visitors." },
    CHECKED: {
      description:
        "Checked by a person other than the one who last changed them; not visible to visitors.",
    },
    PUBLISHED: { description: "Visible to visitors." },
  },
});
