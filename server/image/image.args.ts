import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Float, ID, Int } from "type-graphql";
import type { Crop } from "./crop-file.ts";
import { type ImageFilter, ImageFilterEnum } from "./image-list.ts";

@ArgsType()
export class ImagesArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the previous page." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Words in the alternative texts, the file name, the tags or the credit, all of which must " +
      "occur, or the public id; at most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => ImageFilterEnum, {
    nullable: true,
    description: "Only images that match the filter.",
  })
  filter?: ImageFilter | null;

  @Field(() => String, { nullable: true, description: "Only images with this tag." })
  @IsOptional()
  @MaxLength(200)
  tag?: string | null;
}

@ArgsType()
export class DeletedImagesArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "Number of items to skip, 0 to 100,000." })
  @Min(0)
  @Max(100_000)
  skip: number;
}

@ArgsType()
export class RegisterImageArgs {
  @Field(() => String, { description: "The `public_id` returned by Cloudinary." })
  publicId: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Original file name on the editor's device.",
  })
  fileName: string;

  @Field(() => String, {
    nullable: true,
    description: "Public id of an image to delete before this one is stored.",
  })
  replaces?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of an image whose file is replaced; its id, texts and placements stay. Takes precedence " +
      "over `replaces`.",
  })
  inPlaceOf?: string | null;
}

@ArgsType()
export class AlternativeTextArgs {
  @Field(() => ID, { description: "Id of the image." })
  id: string;

  @Field(() => String, {
    description: "Ukrainian alternative text, at most 500 characters; blank for no text.",
  })
  ua: string;

  @Field(() => String, {
    description: "English alternative text, at most 500 characters; blank for no text.",
  })
  eng: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether the image is purely decorative, so that its alternative text is empty. The texts are preserved.",
  })
  isDecorative: boolean;
}

@ArgsType()
export class FocusArgs {
  @Field(() => ID, { description: "Id of the image." })
  id: string;

  @Field(() => Float, {
    description: "Horizontal position of the focal point, from 0 (left) to 1 (right).",
  })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, {
    description: "Vertical position of the focal point, from 0 (top) to 1 (bottom).",
  })
  @Min(0)
  @Max(1)
  y: number;
}

@ArgsType()
export class CropArgs implements Crop {
  @Field(() => ID, { description: "Id of the image." })
  id: string;

  @Field(() => Float, { description: "Left edge, as a fraction (0 to 1) of the uncropped width." })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, {
    description: "Upper edge, as a fraction (0 to 1) of the uncropped height.",
  })
  @Min(0)
  @Max(1)
  y: number;

  @Field(() => Float, {
    description: "Width, as a fraction (0 to 1) of the uncropped width; at least 16 pixels.",
  })
  @Min(0)
  @Max(1)
  width: number;

  @Field(() => Float, {
    description: "Height, as a fraction (0 to 1) of the uncropped height; at least 16 pixels.",
  })
  @Min(0)
  @Max(1)
  height: number;
}
