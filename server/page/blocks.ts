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
import { cleanRichText } from "../content/rich-text.ts";
import * as contents from "./block-contents.ts";

/** The class of a block's content, by the name of its field in PageBlockInput. */
const blockClasses = {
  richText: contents.RichTextBlock,
  pictureText: contents.PictureTextBlock,
  pictures: contents.PicturesBlock,
  quote: contents.QuoteBlock,
  steps: contents.StepsBlock,
  timeline: contents.TimelineBlock,
  figures: contents.FiguresBlock,
  people: contents.PeopleBlock,
  links: contents.LinksBlock,
  callToAction: contents.CallToActionBlock,
  documents: contents.DocumentsBlock,
  questions: contents.QuestionsBlock,
  video: contents.VideoBlock,
  table: contents.TableBlock,
  form: contents.FormBlock,
} as const;
type BlockClasses = typeof blockClasses;
type BlockContents = { [Name in keyof BlockClasses]?: InstanceType<BlockClasses[Name]> | null };
type BlockContent = NonNullable<BlockContents[keyof BlockClasses]>;

export const PageBlockContent = createUnionType({
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

  @Field(() => contents.RichTextBlock, {
    nullable: true,
    description: "Text with headings, lists, quotations, links and pictures.",
  })
  @IsOptional()
  @ValidateNested()
  richText?: contents.RichTextBlock | null;

  @Field(() => contents.PictureTextBlock, { nullable: true, description: "A picture beside text." })
  @IsOptional()
  @ValidateNested()
  pictureText?: contents.PictureTextBlock | null;

  @Field(() => contents.PicturesBlock, {
    nullable: true,
    description: "Pictures, all at once or as a slideshow.",
  })
  @IsOptional()
  @ValidateNested()
  pictures?: contents.PicturesBlock | null;

  @Field(() => contents.QuoteBlock, { nullable: true, description: "A quotation." })
  @IsOptional()
  @ValidateNested()
  quote?: contents.QuoteBlock | null;

  @Field(() => contents.StepsBlock, {
    nullable: true,
    description: "Numbered steps, and short facts beside them.",
  })
  @IsOptional()
  @ValidateNested()
  steps?: contents.StepsBlock | null;

  @Field(() => contents.TimelineBlock, {
    nullable: true,
    description: "Events in the order of time: the title of an entry says when, its text what.",
  })
  @IsOptional()
  @ValidateNested()
  timeline?: contents.TimelineBlock | null;

  @Field(() => contents.FiguresBlock, {
    nullable: true,
    description: "Large figures: the title of an entry is the figure, its text what it counts.",
  })
  @IsOptional()
  @ValidateNested()
  figures?: contents.FiguresBlock | null;

  @Field(() => contents.PeopleBlock, {
    nullable: true,
    description: "People: the title of an entry is the name, its text the role.",
  })
  @IsOptional()
  @ValidateNested()
  people?: contents.PeopleBlock | null;

  @Field(() => contents.LinksBlock, {
    nullable: true,
    description: "Rows that lead to other pages.",
  })
  @IsOptional()
  @ValidateNested()
  links?: contents.LinksBlock | null;

  @Field(() => contents.CallToActionBlock, {
    nullable: true,
    description: "An invitation with one button.",
  })
  @IsOptional()
  @ValidateNested()
  callToAction?: contents.CallToActionBlock | null;

  @Field(() => contents.DocumentsBlock, {
    nullable: true,
    description: "Documents to download: the address of an entry is the file.",
  })
  @IsOptional()
  @ValidateNested()
  documents?: contents.DocumentsBlock | null;

  @Field(() => contents.QuestionsBlock, {
    nullable: true,
    description:
      "Questions and answers: the title of an entry is the question, its text the answer.",
  })
  @IsOptional()
  @ValidateNested()
  questions?: contents.QuestionsBlock | null;

  @Field(() => contents.VideoBlock, {
    nullable: true,
    description: "A video that is loaded from its host only after the reader starts it.",
  })
  @IsOptional()
  @ValidateNested()
  video?: contents.VideoBlock | null;

  @Field(() => contents.TableBlock, {
    nullable: true,
    description: "A table; its first row is the header.",
  })
  @IsOptional()
  @ValidateNested()
  table?: contents.TableBlock | null;

  @Field(() => contents.FormBlock, {
    nullable: true,
    description: "An invitation to fill in a form.",
  })
  @IsOptional()
  @ValidateNested()
  form?: contents.FormBlock | null;
}

/** What is stored: the input, without the contents that are not given. */
export type StoredBlock = Pick<PageBlockInput, "id" | "isHidden"> & BlockContents;

const contentNamesOf = (block: BlockContents) =>
  (Object.keys(blockClasses) as (keyof BlockClasses)[]).filter((name) => block[name]);

/** Returns the blocks as they are stored, with sanitised HTML. */
export function toStoredBlocks(blocks: readonly PageBlockInput[]): StoredBlock[] {
  return blocks.map((block) => {
    const stored: StoredBlock = { id: block.id, isHidden: block.isHidden };
    for (const name of contentNamesOf(block)) Object.assign(stored, { [name]: { ...block[name] } });
    for (const content of [stored.richText, stored.pictureText]) {
      if (content) content.html = cleanRichText(content.html);
    }
    return stored;
  });
}

/** Returns the blocks as the API answers them; hidden ones only if `includesHidden`. */
export function fromStoredBlocks(
  blocks: readonly StoredBlock[],
  { includesHidden }: { includesHidden: boolean },
): PageBlock[] {
  return blocks
    .filter(({ isHidden }) => includesHidden || !isHidden)
    .flatMap((block) =>
      contentNamesOf(block).map((name) => {
        const { id, isHidden } = block;
        return { id, isHidden, content: Object.assign(new blockClasses[name](), block[name]) };
      }),
    );
}

/** Ids of the images to which the blocks refer, each once. */
export function imageIdsIn(blocks: readonly BlockContents[]): string[] {
  const ids = valuesIn(blocks, (key) => key === "imageId" || key === "imageIds");
  return [...new Set(ids)];
}

/** The texts of the blocks for search, without tags and addresses; hidden blocks left out. */
export function plainTextOf(blocks: readonly StoredBlock[]): string {
  const visible = blocks.filter(({ isHidden }) => !isHidden);
  const isText = (key: string) => textKeys.has(key);
  return valuesIn(visible, isText)
    .map((text) => text.replace(/<[^>]*>/g, " "))
    .join("\n")
    .trim();
}

const textKeys = new Set("html heading text author title label rows".split(" "));

/** All strings, at any depth, under properties that `isWanted` accepts. */
function valuesIn(value: unknown, isWanted: (key: string) => boolean, key = ""): string[] {
  if (typeof value === "string") return isWanted(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, isWanted, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => valuesIn(one, isWanted, name));
}
