import { ArrayMaxSize, IsOptional, IsUUID, Matches, MaxLength } from "class-validator";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import {
  type BlockTone,
  BlockToneEnum,
  heading,
  image,
  type PictureLayout,
  PictureLayoutEnum,
  text,
} from "./block-fields.ts";

// The same class is what clients read and write, and what is stored as JSON.

const videoPattern =
  /^(|https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|shorts\/|live\/)|youtu\.be\/).+)$/i;

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

  @Field(() => BlockToneEnum, { description: "Background colour of the block." })
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
