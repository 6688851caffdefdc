import { ArrayMaxSize, IsInt, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { maxPageSize } from "../content/reading/list-page.ts";
import { type AttentionReason, AttentionReasonEnum } from "./attention.ts";

@ArgsType()
abstract class SkippingArgs {
  @Field(() => Int, { defaultValue: 0, description: "Number of items to skip, 0 to 100,000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

@ArgsType()
export class AttentionArgs extends SkippingArgs {
  @Field(() => AttentionReasonEnum, {
    nullable: true,
    description: "Only items with this reason; omit it for all reasons.",
  })
  reason?: AttentionReason | null;

  @Field(() => Int, { defaultValue: 8, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class TrashArgs extends SkippingArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, {
    description: "Search words, at most 200 characters; blank text finds nothing.",
  })
  @MaxLength(200)
  text: string;

  @Field(() => Int, { defaultValue: 20, description: "Maximum number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class ItemsArgs {
  @Field(() => [ID], { description: "Ids of items, at most 100." })
  @ArrayMaxSize(100)
  ids: string[];
}

@ArgsType()
export class ImagesUsesArgs {
  @Field(() => [ID], { description: "Ids of the images, at most 500." })
  @ArrayMaxSize(500)
  ids: string[];
}
