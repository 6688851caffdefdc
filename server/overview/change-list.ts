import { Max, Min } from "class-validator";
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
