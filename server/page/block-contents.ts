import {
  ArrayMaxSize,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";

/*
 * The contents of a block, one class for each kind of block. The same class is what clients read
 * and write, and what is stored as JSON; values of enums are their names, so that the history can be
 * sent as an input again.
 */

export const BlockToneEnum = { PAPER: "PAPER", SUN: "SUN", SKY: "SKY", LEAF: "LEAF" } as const;
export type BlockTone = (typeof BlockToneEnum)[keyof typeof BlockToneEnum];
registerEnumType(BlockToneEnum, {
  name: "BlockTone",
  description: "Colour of a block's paper.",
  valuesConfig: {
    PAPER: { description: "The colour of the page." },
    SUN: { description: "Yellow." },
    SKY: { description: "Blue." },
    LEAF: { description: "Green." },
  },
});

export const PictureLayoutEnum = { GRID: "GRID", SLIDESHOW: "SLIDESHOW" } as const;
export type PictureLayout = (typeof PictureLayoutEnum)[keyof typeof PictureLayoutEnum];
registerEnumType(PictureLayoutEnum, {
  name: "PictureLayout",
  description: "Whether pictures are shown all at once or one after another.",
  valuesConfig: {
    GRID: { description: "All at once; each opens larger." },
    SLIDESHOW: { description: "One after another." },
  },
});

export const BlockFormEnum = {
  HUMANITARIAN: "HUMANITARIAN",
  PSYCHOLOGICAL: "PSYCHOLOGICAL",
  VOLUNTEER: "VOLUNTEER",
  PSYCHOLOGIST: "PSYCHOLOGIST",
  PARTNER: "PARTNER",
} as const;
export type BlockForm = (typeof BlockFormEnum)[keyof typeof BlockFormEnum];
registerEnumType(BlockFormEnum, {
  name: "BlockForm",
  description: "A form to which a page invites.",
  valuesConfig: {
    HUMANITARIAN: { description: "Humanitarian help is asked for." },
    PSYCHOLOGICAL: { description: "Psychological help is asked for." },
    VOLUNTEER: { description: "Somebody wants to volunteer." },
    PSYCHOLOGIST: { description: "A psychologist wants to help." },
    PARTNER: { description: "An organisation wants to be a partner." },
  },
});

const heading = { description: "The heading, at most 300 characters; blank for none." } as const;
const image = {
  nullable: true,
  description: "Id of an uploaded image; omit it for none.",
} as const;
const text = { description: "Plain text, at most 2,000 characters; blank for none." } as const;
const entries = { description: "The entries, at most 50." } as const;
const address =
  "A path of this site that begins with a slash, or an address that begins with https:, " +
  "mailto: or tel:; at most 2,000 characters.";
const addressPattern = /^(|\/(?![/\\]).*|(https:\/\/|mailto:|tel:).+)$/i;

/** One row of a block that lists several things alike. */
@ObjectType({ description: "A row of a block; the block says what its fields mean." })
@InputType("BlockEntryInput", { description: "A row of a block." })
export class BlockEntry {
  @Field(() => String, { description: "The title, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text, at most 2,000 characters." })
  @MaxLength(2000)
  text: string = "";

  @Field(() => String, { description: `Where the row leads; blank for nowhere. ${address}` })
  @MaxLength(2000)
  @Matches(addressPattern)
  address: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;
}

const maxEntries = 50;
const videoPattern =
  /^(|https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|shorts\/|live\/)|youtu\.be\/).+)$/i;

@ValidatorConstraint({ name: "table" })
class IsTable implements ValidatorConstraintInterface {
  validate(rows: unknown): boolean {
    return Array.isArray(rows) && rows.length <= 200 && rows.every(isRow);
  }
}

const isRow = (cells: unknown): boolean =>
  Array.isArray(cells) &&
  cells.length <= 12 &&
  cells.every((cell) => typeof cell === "string" && cell.length <= 1000);

@ObjectType({ description: "Text with headings, lists, quotations, links and pictures." })
@InputType("RichTextBlockInput", {
  description: "Text with headings, lists, quotations, links and pictures.",
})
export class RichTextBlock {
  @Field(() => String, { description: "Sanitised HTML, at most 100,000 characters." })
  @MaxLength(100_000)
  html: string = "";
}

@ObjectType({ description: "A picture beside text." })
@InputType("PictureTextBlockInput", { description: "A picture beside text." })
export class PictureTextBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, { description: "Sanitised HTML, at most 100,000 characters." })
  @MaxLength(100_000)
  html: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => Boolean, { description: "Whether the picture precedes the text." })
  isPictureFirst: boolean = false;

  @Field(() => BlockToneEnum, { description: "Colour of the paper." })
  tone: BlockTone = "PAPER";
}

@ObjectType({ description: "Pictures, all at once or as a slideshow." })
@InputType("PicturesBlockInput", { description: "Pictures, all at once or as a slideshow." })
export class PicturesBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 100." })
  @ArrayMaxSize(100)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => PictureLayoutEnum, { description: "How they are shown." })
  layout: PictureLayout = "GRID";
}

@ObjectType({ description: "A quotation." })
@InputType("QuoteBlockInput", { description: "A quotation." })
export class QuoteBlock {
  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => String, { description: "Who said it, at most 300 characters." })
  @MaxLength(300)
  author: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;
}

@ObjectType({ description: "Numbered steps, and short facts beside them." })
@InputType("StepsBlockInput", { description: "Numbered steps, and short facts beside them." })
export class StepsBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], { description: "Short facts, at most 50." })
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  facts: BlockEntry[] = [];

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({
  description: "Events in the order of time: the title of an entry says when, its text what.",
})
@InputType("TimelineBlockInput", {
  description: "Events in the order of time: the title of an entry says when, its text what.",
})
export class TimelineBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({
  description: "Large figures: the title of an entry is the figure, its text what it counts.",
})
@InputType("FiguresBlockInput", {
  description: "Large figures: the title of an entry is the figure, its text what it counts.",
})
export class FiguresBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({ description: "People: the title of an entry is the name, its text the role." })
@InputType("PeopleBlockInput", {
  description: "People: the title of an entry is the name, its text the role.",
})
export class PeopleBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({ description: "Rows that lead to other pages." })
@InputType("LinksBlockInput", { description: "Rows that lead to other pages." })
export class LinksBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({ description: "An invitation with one button." })
@InputType("CallToActionBlockInput", { description: "An invitation with one button." })
export class CallToActionBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => String, { description: "Text of the button, at most 100 characters." })
  @MaxLength(100)
  label: string = "";

  @Field(() => String, { description: `Where the button leads. ${address}` })
  @MaxLength(2000)
  @Matches(addressPattern)
  address: string = "";

  @Field(() => BlockToneEnum, { description: "Colour of the paper." })
  tone: BlockTone = "PAPER";
}

@ObjectType({ description: "Documents to download: the address of an entry is the file." })
@InputType("DocumentsBlockInput", {
  description: "Documents to download: the address of an entry is the file.",
})
export class DocumentsBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({
  description: "Questions and answers: the title of an entry is the question, its text the answer.",
})
@InputType("QuestionsBlockInput", {
  description: "Questions and answers: the title of an entry is the question, its text the answer.",
})
export class QuestionsBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({
  description: "A video that is loaded from its host only after the reader starts it.",
})
@InputType("VideoBlockInput", {
  description: "A video that is loaded from its host only after the reader starts it.",
})
export class VideoBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, { description: "Address of the video on YouTube." })
  @MaxLength(2000)
  @Matches(videoPattern)
  address: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;
}

@ObjectType({ description: "A table; its first row is the header." })
@InputType("TableBlockInput", { description: "A table; its first row is the header." })
export class TableBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [[String]], { description: "Cells of each row; at most 200 rows of 12 cells." })
  @Validate(IsTable)
  rows: string[][] = [];
}

@ObjectType({ description: "An invitation to fill in a form." })
@InputType("FormBlockInput", { description: "An invitation to fill in a form." })
export class FormBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => BlockFormEnum, { description: "The form." })
  form: BlockForm = "HUMANITARIAN";
}
