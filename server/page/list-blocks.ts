import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import {
  BlockEntry,
  type BlockTone,
  BlockToneEnum,
  entries,
  heading,
  image,
  maxEntries,
  text,
} from "./block-fields.ts";

// The same class is what clients read and write, and what is stored as JSON.

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
  description:
    "Events in chronological order: the title of an entry is the time, its text the event.",
})
@InputType("TimelineBlockInput", {
  description:
    "Events in chronological order: the title of an entry is the time, its text the event.",
})
export class TimelineBlock {
  @Field(() => String, {
    description: "The years, in large letters above the heading; at most 100 characters.",
  })
  @MaxLength(100)
  period: string = "";

  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => String, text)
  @MaxLength(2000)
  text: string = "";

  @Field(() => String, {
    description: "A sentence in bold type below the text, at most 2,000 characters.",
  })
  @MaxLength(2000)
  closing: string = "";

  @Field(() => ID, image)
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => Boolean, { description: "Whether the picture precedes the text." })
  isPictureFirst: boolean = false;

  @Field(() => BlockToneEnum, { description: "Background colour of the block." })
  tone: BlockTone = "PAPER";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
}

@ObjectType({
  description: "Large figures: the title of an entry is the figure, its text the explanation.",
})
@InputType("FiguresBlockInput", {
  description: "Large figures: the title of an entry is the figure, its text the explanation.",
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

@ObjectType({ description: "Links to other pages." })
@InputType("LinksBlockInput", { description: "Links to other pages." })
export class LinksBlock {
  @Field(() => String, heading)
  @MaxLength(300)
  heading: string = "";

  @Field(() => [BlockEntry], entries)
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];
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
