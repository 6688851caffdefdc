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
import { HeroBlock } from "./hero-block.ts";
import * as lists from "./list-blocks.ts";
import * as pictures from "./picture-blocks.ts";
import { SitePartBlock } from "./site-part-block.ts";
import * as texts from "./text-blocks.ts";
import * as topics from "./topic-blocks.ts";

/** The class of a block's content, by the name of its field in PageBlockInput. */
export const blockClasses = {
  richText: texts.RichTextBlock,
  pictureText: pictures.PictureTextBlock,
  pictures: pictures.PicturesBlock,
  quote: texts.QuoteBlock,
  steps: lists.StepsBlock,
  timeline: lists.TimelineBlock,
  figures: lists.FiguresBlock,
  people: lists.PeopleBlock,
  links: lists.LinksBlock,
  callToAction: texts.CallToActionBlock,
  documents: lists.DocumentsBlock,
  questions: lists.QuestionsBlock,
  video: pictures.VideoBlock,
  table: texts.TableBlock,
  form: texts.FormBlock,
  sitePart: SitePartBlock,
  topic: topics.TopicBlock,
  way: topics.WayBlock,
  hero: HeroBlock,
} as const;
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
    return contentNamesOf(object as PageBlockInput).length === 1; // the class that it decorates
  }
}

@InputType({ description: "A part of a page: exactly one of the contents is given." })
export class PageBlockInput implements BlockContents {
  @Field(() => ID, { description: "A UUID, the same in both languages of a page." })
  @IsUUID()
  @Validate(HasOneContent)
  id: string;

  @Field(() => Boolean, { description: "Whether visitors do not see it." })
  isHidden: boolean = false;

  @Field(() => texts.RichTextBlock, {
    nullable: true,
    description: "Text with headings, lists, quotations, links and pictures.",
  })
  @IsOptional()
  @ValidateNested()
  richText?: texts.RichTextBlock | null;

  @Field(() => pictures.PictureTextBlock, { nullable: true, description: "A picture beside text." })
  @IsOptional()
  @ValidateNested()
  pictureText?: pictures.PictureTextBlock | null;

  @Field(() => pictures.PicturesBlock, {
    nullable: true,
    description: "Pictures, all at once or as a slideshow.",
  })
  @IsOptional()
  @ValidateNested()
  pictures?: pictures.PicturesBlock | null;

  @Field(() => texts.QuoteBlock, { nullable: true, description: "A quotation." })
  @IsOptional()
  @ValidateNested()
  quote?: texts.QuoteBlock | null;

  @Field(() => lists.StepsBlock, {
    nullable: true,
    description: "Numbered steps, and short facts beside them.",
  })
  @IsOptional()
  @ValidateNested()
  steps?: lists.StepsBlock | null;

  @Field(() => lists.TimelineBlock, {
    nullable: true,
    description:
      "Events in chronological order: the title of an entry is the time, its text the event.",
  })
  @IsOptional()
  @ValidateNested()
  timeline?: lists.TimelineBlock | null;

  @Field(() => lists.FiguresBlock, {
    nullable: true,
    description: "Large figures: the title of an entry is the figure, its text the explanation.",
  })
  @IsOptional()
  @ValidateNested()
  figures?: lists.FiguresBlock | null;

  @Field(() => lists.PeopleBlock, {
    nullable: true,
    description: "People: the title of an entry is the name, its text the role.",
  })
  @IsOptional()
  @ValidateNested()
  people?: lists.PeopleBlock | null;

  @Field(() => lists.LinksBlock, {
    nullable: true,
    description: "Links to other pages.",
  })
  @IsOptional()
  @ValidateNested()
  links?: lists.LinksBlock | null;

  @Field(() => texts.CallToActionBlock, {
    nullable: true,
    description: "An invitation with one button.",
  })
  @IsOptional()
  @ValidateNested()
  callToAction?: texts.CallToActionBlock | null;

  @Field(() => lists.DocumentsBlock, {
    nullable: true,
    description: "Documents to download: the address of an entry is the file.",
  })
  @IsOptional()
  @ValidateNested()
  documents?: lists.DocumentsBlock | null;

  @Field(() => lists.QuestionsBlock, {
    nullable: true,
    description:
      "Questions and answers: the title of an entry is the question, its text the answer.",
  })
  @IsOptional()
  @ValidateNested()
  questions?: lists.QuestionsBlock | null;

  @Field(() => pictures.VideoBlock, {
    nullable: true,
    description: "A video that is loaded from its host only after the reader starts it.",
  })
  @IsOptional()
  @ValidateNested()
  video?: pictures.VideoBlock | null;

  @Field(() => texts.TableBlock, {
    nullable: true,
    description: "A table; its first row is the header.",
  })
  @IsOptional()
  @ValidateNested()
  table?: texts.TableBlock | null;

  @Field(() => texts.FormBlock, {
    nullable: true,
    description: "An invitation to fill in a form.",
  })
  @IsOptional()
  @ValidateNested()
  form?: texts.FormBlock | null;

  @Field(() => SitePartBlock, {
    nullable: true,
    description: "A part of a fixed page that the site draws itself.",
  })
  @IsOptional()
  @ValidateNested()
  sitePart?: SitePartBlock | null;

  @Field(() => topics.TopicBlock, {
    nullable: true,
    description: "One topic: a lead, its aspects in two columns, a picture or a note.",
  })
  @IsOptional()
  @ValidateNested()
  topic?: topics.TopicBlock | null;

  @Field(() => topics.WayBlock, {
    nullable: true,
    description: "A way to help, with the site's own button, links and contacts.",
  })
  @IsOptional()
  @ValidateNested()
  way?: topics.WayBlock | null;

  @Field(() => HeroBlock, {
    nullable: true,
    description: "The first screen of the home page, which is its first block.",
  })
  @IsOptional()
  @ValidateNested()
  hero?: HeroBlock | null;
}
