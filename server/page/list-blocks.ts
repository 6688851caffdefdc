import {
  type BlockEntry,
  type BlockTone,
  BooleanField,
  HeadingField,
  ImageIdField,
  LongTextField,
  RowsField,
  TextField,
  ToneField,
} from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

@BlockType("StepsBlockInput", "Numbered steps, and short facts beside them.")
class StepsBlock {
  @HeadingField
  heading: string = "";

  @RowsField({}, "Short facts.")
  facts: BlockEntry[] = [];

  @RowsField({})
  entries: BlockEntry[] = [];
}

@BlockType(
  "TimelineBlockInput",
  "Events in chronological order: the title of an entry is the time, its text the event.",
)
class TimelineBlock {
  @TextField(100, "The years, in large letters above the heading.")
  period: string = "";

  @HeadingField
  heading: string = "";

  @LongTextField
  text: string = "";

  @TextField(2000, "A sentence in bold type below the text.")
  closing: string = "";

  @ImageIdField
  imageId?: string | null;

  @BooleanField("Whether the picture precedes the text.")
  isPictureFirst: boolean = false;

  @ToneField
  tone: BlockTone = "PAPER";

  @RowsField({})
  entries: BlockEntry[] = [];
}

@BlockType(
  "FiguresBlockInput",
  "Large figures: the title of an entry is the figure, its text the explanation.",
)
class FiguresBlock {
  @HeadingField
  heading: string = "";

  @RowsField({})
  entries: BlockEntry[] = [];
}

@BlockType("PeopleBlockInput", "People: the title of an entry is the name, its text the role.")
class PeopleBlock {
  @HeadingField
  heading: string = "";

  @RowsField({ shows: ["address", "imageId"] })
  entries: BlockEntry[] = [];
}

@BlockType("LinksBlockInput", "Links to other pages.")
class LinksBlock {
  @HeadingField
  heading: string = "";

  @RowsField({ shows: ["address"] })
  entries: BlockEntry[] = [];
}

@BlockType("DocumentsBlockInput", "Documents to download: the address of an entry is the file.")
export class DocumentsBlock {
  @HeadingField
  heading: string = "";

  @RowsField({ shows: ["address"] })
  entries: BlockEntry[] = [];
}

@BlockType(
  "QuestionsBlockInput",
  "Questions and answers: the title of an entry is the question, its text the answer.",
)
class QuestionsBlock {
  @HeadingField
  heading: string = "";

  @RowsField({})
  entries: BlockEntry[] = [];
}

/** By the names of their fields in PageBlockInput. */
export const listBlocks = {
  steps: StepsBlock,
  timeline: TimelineBlock,
  figures: FiguresBlock,
  people: PeopleBlock,
  links: LinksBlock,
  documents: DocumentsBlock,
  questions: QuestionsBlock,
};
