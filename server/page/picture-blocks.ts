import { enumOf } from "../platform/record/enum-of.ts";
import {
  type BlockTone,
  BooleanField,
  EnumField,
  HeadingField,
  HtmlField,
  ImageIdField,
  ImageIdsField,
  LinkField,
  LongTextField,
  ToneField,
} from "./block-fields.ts";
import { BlockType } from "./block-sheet.ts";

@BlockType("PictureTextBlockInput", "A picture beside text.")
class PictureTextBlock {
  @HeadingField
  heading: string = "";

  @HtmlField
  html: string = "";

  @ImageIdField
  imageId?: string | null;

  @BooleanField("Whether the picture precedes the text.")
  isPictureFirst: boolean = false;

  @ToneField
  tone: BlockTone = "PAPER";
}

const PictureLayoutEnum = enumOf(
  "PictureLayout",
  "Whether pictures are shown all at once or one after another.",
  { GRID: "All at once; each opens larger.", SLIDESHOW: "One after another." },
);

@BlockType("PicturesBlockInput", "Pictures, all at once or as a slideshow.")
class PicturesBlock {
  @HeadingField
  heading: string = "";

  @ImageIdsField
  imageIds: string[] = [];

  @EnumField(PictureLayoutEnum, "How they are shown.")
  layout: keyof typeof PictureLayoutEnum = "GRID";
}

const videoPattern =
  /^(|https:\/\/(www\.|m\.)?(youtube\.com\/(watch\?|shorts\/|live\/)|youtu\.be\/).+)$/i;

@BlockType(
  "VideoBlockInput",
  "A video that is loaded from its host only after the reader starts it.",
)
class VideoBlock {
  @HeadingField
  heading: string = "";

  @LinkField("Address of the video on YouTube.", videoPattern)
  address: string = "";

  @LongTextField
  text: string = "";

  @ImageIdField
  imageId?: string | null;
}

/** By the names of their fields in PageBlockInput. */
export const pictureBlocks = {
  pictureText: PictureTextBlock,
  pictures: PicturesBlock,
  video: VideoBlock,
};
