import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, Float, ID, Int } from "type-graphql";
import type { Crop } from "./crop-file.ts";
import { type ImageFilter, ImageFilterEnum } from "./image-list.ts";

@ArgsType()
export class ImagesArgs {
  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the page before." })
  after?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Words of the texts in either language, or of the file's name; all must be there.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => ImageFilterEnum, { nullable: true, description: "All of them when left out." })
  filter?: ImageFilter | null;
}

@ArgsType()
export class AlternativeTextArgs {
  @Field(() => ID, { description: "The image's id." })
  id: string;

  @Field(() => String, { description: "Ukrainian, at most 500 characters; empty for none." })
  ua: string;

  @Field(() => String, { description: "English, at most 500 characters; empty for none." })
  eng: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "It says nothing that the words beside it do not say; its texts are kept.",
  })
  isDecorative: boolean;
}

@ArgsType()
export class FocusArgs {
  @Field(() => ID, { description: "The image's id." })
  id: string;

  @Field(() => Float, { description: "0 left, 1 right." })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, { description: "0 top, 1 bottom." })
  @Min(0)
  @Max(1)
  y: number;
}

@ArgsType()
export class CropArgs implements Crop {
  @Field(() => ID, { description: "The image's id." })
  id: string;

  @Field(() => Float, { description: "Left edge, as a fraction of the whole picture's width." })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, { description: "Upper edge, as a fraction of the whole picture's height." })
  @Min(0)
  @Max(1)
  y: number;

  @Field(() => Float, {
    description: "A fraction of the whole picture's width; 16 pixels or more.",
  })
  @Min(0)
  @Max(1)
  width: number;

  @Field(() => Float, {
    description: "A fraction of the whole picture's height; 16 pixels or more.",
  })
  @Min(0)
  @Max(1)
  height: number;
}
