import { enumOf } from "../platform/record/enum-of.ts";
import {
  type BlockEntry,
  type BlockTone,
  BooleanField,
  EnumField,
  HeadingField,
  ImageIdField,
  LinkField,
  LongTextField,
  RowsField,
  TextField,
  ToneField,
} from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

@BlockType(
  "TopicBlockInput",
  "One topic on its own sheet: a lead, its aspects in two columns, a picture or a note beside them.",
)
export class TopicBlock {
  @TextField(100, "A few words above the heading.")
  tag: string = "";

  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";

  @ImageIdField
  imageId?: string | null;

  @RowsField({}, "The aspects of the topic.")
  entries: BlockEntry[] = [];

  @TextField(300, "Heading of the note.")
  noteHeading: string = "";

  @TextField(2000, "A note beside the text.")
  note: string = "";

  @TextField(100, "Text of the link.")
  label: string = "";

  @LinkField("Where the link leads.")
  address: string = "";

  @BooleanField("Whether the site adds its sentences on what psychologists keep confidential.")
  isConfidential: boolean = false;

  @ToneField
  tone: BlockTone = "PALE_SKY";
}

const HelpWayEnum = enumOf("HelpWay", "A way to help the foundation.", {
  MONEY: "A donation: leads to the bank details and to the reports.",
  THINGS: "Things: leads to the points and to a contact.",
  TIME: "Volunteering: leads to the form for volunteers and to a contact.",
  PROFESSION: "Skills: leads to the form for psychologists and to a contact.",
  PARTNERSHIP: "An organisation's help: leads to the form for partners.",
});
export type HelpWay = keyof typeof HelpWayEnum;

@BlockType(
  "WayBlockInput",
  "A way to help: the editors' texts, and the site's own button, links and contacts for this way.",
)
export class WayBlock {
  @EnumField(
    HelpWayEnum,
    "The way to help, which determines the form and links that the site adds.",
  )
  way: HelpWay = "MONEY";

  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";

  @ImageIdField
  imageId?: string | null;

  @TextField(300, "Heading of the entries.")
  listHeading: string = "";

  @RowsField(
    {},
    "Of MONEY prices (the title is the price, the text what it pays for), of THINGS what is accepted, of " +
      "TIME the steps.",
  )
  entries: BlockEntry[] = [];

  @TextField(2000, "A note below the entries.")
  note: string = "";

  @TextField(300, "Heading of the things that are not accepted.")
  othersHeading: string = "";

  @RowsField({}, "For THINGS the things that are not accepted.")
  others: BlockEntry[] = [];

  @ToneField
  tone: BlockTone = "PAPER";
}

/** By the names of their fields in PageBlockInput. */
export const topicBlocks = { topic: TopicBlock, way: WayBlock };
