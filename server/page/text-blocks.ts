import { enumOf } from "../platform/record/enum-of.ts";
import {
  type BlockTone,
  EnumField,
  HeadingField,
  HtmlField,
  ImageIdField,
  LinkField,
  LongTextField,
  TableField,
  TextField,
  ToneField,
} from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

@BlockType(
  "RichTextBlockInput",
  "Text with headings, lists, quotations, links, tables, pictures and videos.",
)
class RichTextBlock {
  @HtmlField
  html: string = "";
}

@BlockType("QuoteBlockInput", "A quotation.")
class QuoteBlock {
  @LongTextField
  text: string = "";

  @TextField(300, "Who said it.")
  author: string = "";

  @ImageIdField
  imageId?: string | null;
}

@BlockType("CallToActionBlockInput", "An invitation with one button.")
class CallToActionBlock {
  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";

  @TextField(100, "Text of the button.")
  label: string = "";

  @LinkField("Where the button leads.")
  address: string = "";

  @ToneField
  tone: BlockTone = "PAPER";
}

@BlockType("TableBlockInput", "A table; its first row is the header.")
class TableBlock {
  @HeadingField
  heading: string = "";

  @TableField
  rows: string[][] = [];
}

const BlockFormEnum = enumOf("BlockForm", "A form to which a page invites.", {
  HUMANITARIAN: "Humanitarian help is asked for.",
  PSYCHOLOGICAL: "Psychological help is asked for.",
  VOLUNTEER: "An offer to volunteer.",
  PSYCHOLOGIST: "A psychologist wants to help.",
  PARTNER: "An organisation wants to be a partner.",
});

@BlockType("FormBlockInput", "An invitation to fill in a form.")
class FormBlock {
  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";

  @EnumField(BlockFormEnum, "The form.")
  form: keyof typeof BlockFormEnum = "HUMANITARIAN";
}

/** By the names of their fields in PageBlockInput. */
export const textBlocks = {
  richText: RichTextBlock,
  quote: QuoteBlock,
  callToAction: CallToActionBlock,
  table: TableBlock,
  form: FormBlock,
};
