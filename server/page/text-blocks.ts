import {
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import {
  address,
  addressPattern,
  type BlockForm,
  BlockFormEnum,
  type BlockTone,
  BlockToneEnum,
  heading,
  image,
  text,
} from "./block-fields.ts";

// The same class is what clients read and write, and what is stored as JSON.

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

@ObjectType({
  description: "Text with headings, lists, quotations, links, tables, pictures and videos.",
})
@InputType("RichTextBlockInput", {
  description: "Text with headings, lists, quotations, links, tables, pictures and videos.",
})
export class RichTextBlock {
  @Field(() => String, { description: "Sanitised HTML, at most 100,000 characters." })
  @MaxLength(100_000)
  html: string = "";
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

  @Field(() => BlockToneEnum, { description: "Background colour of the block." })
  tone: BlockTone = "PAPER";
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
