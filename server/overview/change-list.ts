import { Max, Min } from "class-validator";
import { GraphQLJSONObject } from "graphql-scalars";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { maxPageSize } from "../content/reading/list-page.ts";
import { Change, ChangeKindEnum } from "../history/change.entity.ts";

@ObjectType({ description: "A page of changes, newest first." })
export class ChangeList {
  @Field(() => [Change], { description: "The changes of this page, in order." })
  items: Change[];

  @Field(() => String, {
    nullable: true,
    description:
      "Cursor of the last item; pass it as `after` to get the next page. Null for an empty page.",
  })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there are more items after `endCursor`." })
  hasNextPage: boolean;
}

@ObjectType({ description: "What a change altered, in the shape of the item's input." })
export class ChangedContent {
  @Field(() => GraphQLJSONObject, { description: "The complete item after the change." })
  content: object;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "The complete item before the change; null for the first version that the history knows.",
  })
  previous: object | null;
}

@ArgsType()
export class ChangesArgs {
  @Field(() => Int, { defaultValue: 50, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the previous page." })
  after?: string | null;

  @Field(() => ChangeKindEnum, { nullable: true, description: "Only changes of this kind." })
  kind?: string | null;

  @Field(() => ID, { nullable: true, description: "Only changes made by this user." })
  userId?: string | null;
}

@ArgsType()
export class RecentChangesArgs {
  @Field(() => Int, { defaultValue: 10, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}
