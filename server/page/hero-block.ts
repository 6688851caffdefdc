import {
  ArrayMaxSize,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { BlockEntry, image } from "./block-fields.ts";

// The values are the names, so that the history can be sent as an input again.
const HeroSceneEnum = {
  HAND_TREE: "HAND_TREE",
  KITE: "KITE",
  TOY_TRAIN: "TOY_TRAIN",
  NONE: "NONE",
} as const;
type HeroScene = (typeof HeroSceneEnum)[keyof typeof HeroSceneEnum];
registerEnumType(HeroSceneEnum, {
  name: "HeroScene",
  description: "A drawing of the site for the first screen of the home page.",
  valuesConfig: {
    HAND_TREE: { description: "A landscape with a tree that is a hand, and a child on a swing." },
    KITE: { description: "A kite." },
    TOY_TRAIN: { description: "A toy train." },
    NONE: { description: "No drawing: the texts alone." },
  },
});

const maxButtons = 2;

@ValidatorConstraint({ name: "buttonAddress" })
class LeadsSomewhere implements ValidatorConstraintInterface {
  validate(entries: unknown): boolean {
    return (
      Array.isArray(entries) && entries.every(({ address }) => /^(\/|https:\/\/)/i.test(address))
    );
  }
}

const focus = (of: string) => ({
  nullable: true,
  description: `${of}, 0 to 1; omit it for the picture's own focal point.`,
});

const description =
  "The first screen of the home page. A picture takes the place of the drawing; its focal points stay " +
  "in view when its edges are cut.";

// The same class is what clients read and write, and what is stored as JSON.

@ObjectType({ description })
@InputType("HeroBlockInput", { description })
export class HeroBlock {
  @Field(() => String, {
    description: "The slogan, at most 120 characters; blank for the foundation's name.",
  })
  @MaxLength(120)
  heading: string = "";

  @Field(() => String, {
    description: "Plain text below it, at most 500 characters; blank for the foundation's mission.",
  })
  @MaxLength(500)
  text: string = "";

  @Field(() => [BlockEntry], {
    description:
      "The buttons, at most 2: the title of an entry is the text of a button, its address a path of " +
      "this site or an https address. A button without a text in a language is not shown there.",
  })
  @ArrayMaxSize(maxButtons)
  @ValidateNested()
  @Validate(LeadsSomewhere)
  entries: BlockEntry[] = [];

  @Field(() => HeroSceneEnum, { description: "The drawing; not shown while there is a picture." })
  scene: HeroScene = "NONE";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => Float, focus("Focal point on wide screens, from the left"))
  @IsOptional()
  @Min(0)
  @Max(1)
  wideX?: number | null;

  @Field(() => Float, focus("Focal point on wide screens, from the top"))
  @IsOptional()
  @Min(0)
  @Max(1)
  wideY?: number | null;

  @Field(() => Float, focus("Focal point on narrow screens, from the left"))
  @IsOptional()
  @Min(0)
  @Max(1)
  narrowX?: number | null;

  @Field(() => Float, focus("Focal point on narrow screens, from the top"))
  @IsOptional()
  @Min(0)
  @Max(1)
  narrowY?: number | null;
}
