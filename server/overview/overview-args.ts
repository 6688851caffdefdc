import { IsInt, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { maxPageSize } from "../content/list-page.ts";
import { type AttentionReason, AttentionReasonEnum } from "./attention.ts";
import { type ContentKind, ContentKindEnum } from "./content-kind.ts";

@ArgsType()
abstract class SkippingArgs {
  @Field(() => Int, { defaultValue: 0, description: "How many to pass over, 0 to 100000." })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

@ArgsType()
export class AttentionArgs extends SkippingArgs {
  @Field(() => AttentionReasonEnum, { nullable: true, description: "Left out: any of them." })
  reason?: AttentionReason | null;

  @Field(() => Int, { defaultValue: 8, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class TrashArgs extends SkippingArgs {
  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class SearchArgs {
  @Field(() => String, { description: "Words, at most 200 characters; blank finds nothing." })
  @MaxLength(200)
  text: string;

  @Field(() => Int, { defaultValue: 20, description: "How many at most, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}

@ArgsType()
export class ItemArgs {
  @Field(() => ContentKindEnum, { description: "What the item is." })
  kind: ContentKind;

  @Field(() => ID, { description: "Which one." })
  id: string;
}
