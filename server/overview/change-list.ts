import { Max, Min } from "class-validator";
import { ArgsType, Field, ID, Int, ObjectType } from "type-graphql";
import { maxPageSize } from "../content/list-page.ts";
import { Change, type ChangeKind, ChangeKindEnum } from "../history/change.entity.ts";

@ObjectType({ description: "A page of changes, newest first." })
export class ChangeList {
  @Field(() => [Change], { description: "The changes of this page, in order." })
  items: Change[];

  @Field(() => String, { nullable: true, description: "Send as `after` for the next page." })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there is more behind `endCursor`." })
  hasNextPage: boolean;
}

@ArgsType()
export class ChangesArgs {
  @Field(() => Int, { defaultValue: 50, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the page before." })
  after?: string | null;

  @Field(() => ChangeKindEnum, { nullable: true, description: "Left out: of every kind." })
  kind?: ChangeKind | null;

  @Field(() => ID, { nullable: true, description: "Who made them; left out: everybody." })
  userId?: string | null;
}

@ArgsType()
export class RecentChangesArgs {
  @Field(() => Int, { defaultValue: 10, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;
}
