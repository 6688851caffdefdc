import { Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";

/** The longest page of a list that may be asked for. */
export const maxPageSize = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: "How many, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => String, { nullable: true, description: "The endCursor of the page before." })
  after?: string | null;
}

/** What a list query yields, before its kind gives it a GraphQL name. */
@ObjectType()
export abstract class ListPage<Item> {
  abstract items: Item[];

  @Field(() => String, { nullable: true, description: "Send as `after` for the next page." })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there is more behind `endCursor`." })
  hasNextPage: boolean;

  /** Counted only when somebody asks for it. */
  @Field(() => Int, { description: "How many there are in all. Costs a count: ask seldom." })
  declare total: Promise<number>;
}
