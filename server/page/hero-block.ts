import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from "class-validator";
import { enumOf } from "../platform/record/enum-of.ts";
import {
  type BlockEntry,
  EnumField,
  FractionField,
  ImageIdField,
  RowsField,
  TextField,
} from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

const HeroSceneEnum = enumOf(
  "HeroScene",
  "A drawing of the site for the first screen of the home page.",
  {
    HAND_TREE: "A landscape with a tree that is a hand, and a child on a swing.",
    KITE: "A kite.",
    TOY_TRAIN: "A toy train.",
    NONE: "No drawing: the texts alone.",
  },
);

@ValidatorConstraint({ name: "buttonAddress" })
class LeadsSomewhere implements ValidatorConstraintInterface {
  validate(entries: unknown): boolean {
    return (
      Array.isArray(entries) && entries.every(({ address }) => /^(\/|https:\/\/)/i.test(address))
    );
  }
}

const FocusField = (of: string) =>
  FractionField(`${of}, 0 to 1; omit it for the picture's own focal point.`);

@BlockType(
  "HeroBlockInput",
  "The first screen of the home page. A picture takes the place of the drawing; its focal points stay " +
    "in view when its edges are cut.",
)
export class HeroBlock {
  @TextField(120, "The slogan; blank for the foundation's name.")
  heading: string = "";

  @TextField(500, "Plain text below it; blank for the foundation's mission.")
  text: string = "";

  @RowsField(
    { shows: ["address"], max: 2, rule: Validate(LeadsSomewhere) },
    "The buttons: the title of an entry is the text of a button, its address a path of this site or an " +
      "https address. A button without a text in a language is not shown there.",
  )
  entries: BlockEntry[] = [];

  @EnumField(HeroSceneEnum, "The drawing; not shown while there is a picture.")
  scene: keyof typeof HeroSceneEnum = "NONE";

  @ImageIdField
  imageId?: string | null;

  @FocusField("Focal point on wide screens, from the left")
  wideX?: number | null;

  @FocusField("Focal point on wide screens, from the top")
  wideY?: number | null;

  @FocusField("Focal point on narrow screens, from the left")
  narrowX?: number | null;

  @FocusField("Focal point on narrow screens, from the top")
  narrowY?: number | null;
}
