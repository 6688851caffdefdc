import {
  IsOptional,
  IsUUID,
  Validate,
  ValidateNested,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { createUnionType, Field, ID, InputType, ObjectType } from "type-graphql";
import { descriptionOf } from "./block-sheet.ts";
import { HeroBlock } from "./hero-block.ts";
import { listBlocks } from "./list-blocks.ts";
import { pictureBlocks } from "./picture-blocks.ts";
import { SitePartBlock } from "./site-part-block.ts";
import { textBlocks } from "./text-blocks.ts";
import { topicBlocks } from "./topic-blocks.ts";

/** The class of a block's content, by the name of its field in PageBlockInput. */
export const blockClasses = {
  ...textBlocks,
  ...pictureBlocks,
  ...listBlocks,
  ...topicBlocks,
  sitePart: SitePartBlock,
  hero: HeroBlock,
};
type BlockClasses = typeof blockClasses;
export type BlockContents = {
  [Name in keyof BlockClasses]?: InstanceType<BlockClasses[Name]> | null;
};
type BlockContent = NonNullable<BlockContents[keyof BlockClasses]>;

const PageBlockContent = createUnionType({
  name: "PageBlockContent",
  description: "The content of a block; its type is the kind of the block.",
  types: () => Object.values(blockClasses),
});

@ObjectType({ description: "A part of a page." })
export class PageBlock {
  @Field(() => ID, { description: "The same in both languages of a page." })
  id: string;

  @Field(() => Boolean, { description: "Whether visitors do not see it." })
  isHidden: boolean;

  @Field(() => PageBlockContent, { description: "What it shows." })
  content: BlockContent;
}

/** The names of the contents that are given. */
export const contentNamesOf = (block: BlockContents) =>
  (Object.keys(blockClasses) as (keyof BlockClasses)[]).filter((name) => block[name]);

@ValidatorConstraint({ name: "oneContent" })
class HasOneContent implements ValidatorConstraintInterface {
  validate(_: unknown, { object }: ValidationArguments): boolean {
    return contentNamesOf(object as BlockContents).length === 1; // the class that it decorates
  }
}

/** A class with an optional field for the content of each kind. */
function anyContent(): abstract new () => BlockContents {
  @InputType()
  abstract class Contents {}
  for (const [name, type] of Object.entries(blockClasses)) {
    const field = { nullable: true, description: descriptionOf(type) };
    Field(() => type, field)(Contents.prototype, name);
    IsOptional()(Contents.prototype, name);
    ValidateNested()(Contents.prototype, name);
  }
  return Contents;
}

@InputType({ description: "A part of a page: exactly one of the contents is given." })
export class PageBlockInput extends anyContent() {
  @Field(() => ID, { description: "A UUID, the same in both languages of a page." })
  @IsUUID()
  @Validate(HasOneContent)
  id: string;

  @Field(() => Boolean, { description: "Whether visitors do not see it." })
  isHidden: boolean = false;
}
