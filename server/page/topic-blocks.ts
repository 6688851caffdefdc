import {
  ArrayMaxSize,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import {
  address,
  addressPattern,
  BlockEntry,
  type BlockTone,
  BlockToneEnum,
  type HelpWay,
  HelpWayEnum,
  heading,
  image,
  maxEntries,
  text,
} from "./block-fields.ts";

// The same class is what clients read and write, and what is stored as JSON.

const topicDescription =
  "One topic on its own sheet: a lead, its aspects in two columns, a picture or a note beside them.";

@ObjectType({ description: topicDescription })
@InputType("TopicBlockInput", { description: topicDescription })
export class TopicBlock {
  @Field(() => String, { description: "A few words above the heading, at most 100 characters." })
  @MaxLength(100)
  tag: string = "";

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

  @Field(() => [BlockEntry], { description: "The aspects of the topic, at most 50." })
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];

  @Field(() => String, { description: "Heading of the note, at most 300 characters." })
  @MaxLength(300)
  noteHeading: string = "";

  @Field(() => String, { description: "A note beside the text, at most 2,000 characters." })
  @MaxLength(2000)
  note: string = "";

  @Field(() => String, { description: "Text of the link, at most 100 characters." })
  @MaxLength(100)
  label: string = "";

  @Field(() => String, { description: `Where the link leads. ${address}` })
  @MaxLength(2000)
  @Matches(addressPattern)
  address: string = "";

  @Field(() => Boolean, {
    description: "Whether the site adds its sentences on what psychologists keep confidential.",
  })
  isConfidential: boolean = false;

  @Field(() => BlockToneEnum, { description: "Background colour of the block." })
  tone: BlockTone = "PALE_SKY";
}

const wayDescription =
  "A way to help: the editors' texts, and the site's own button, links and contacts for this way.";

@ObjectType({ description: wayDescription })
@InputType("WayBlockInput", { description: wayDescription })
export class WayBlock {
  @Field(() => HelpWayEnum, {
    description: "The way to help, which determines the form and links that the site adds.",
  })
  way: HelpWay = "MONEY";

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

  @Field(() => String, { description: "Heading of the entries, at most 300 characters." })
  @MaxLength(300)
  listHeading: string = "";

  @Field(() => [BlockEntry], {
    description:
      "Of MONEY prices (the title is the price, the text what it pays for), of THINGS what is " +
      "accepted, of TIME the steps; at most 50.",
  })
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  entries: BlockEntry[] = [];

  @Field(() => String, { description: "A note below the entries, at most 2,000 characters." })
  @MaxLength(2000)
  note: string = "";

  @Field(() => String, {
    description: "Heading of the things that are not accepted, at most 300 characters.",
  })
  @MaxLength(300)
  othersHeading: string = "";

  @Field(() => [BlockEntry], {
    description: "For THINGS the things that are not accepted; at most 50.",
  })
  @ArrayMaxSize(maxEntries)
  @ValidateNested()
  others: BlockEntry[] = [];

  @Field(() => BlockToneEnum, { description: "Background colour of the block." })
  tone: BlockTone = "PAPER";
}
