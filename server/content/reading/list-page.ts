import { Max, Min } from "class-validator";
import { ArgsType, Field, Int, ObjectType } from "type-graphql";

/** The largest allowed page of a list. */
export const maxPageSize = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the previous page." })
  after?: string | null;
}

/** The arguments of lists whose pages are found by the number of items before them. */
@ArgsType()
export class OffsetArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "Number of items to skip, 0 to 100,000." })
  @Min(0)
  @Max(100_000)
  skip: number;
}

/** Base of the list types, to which each kind gives a GraphQL name. */
@ObjectType()
export abstract class ListPage<Item> {
  abstract items: Item[];

  @Field(() => String, {
    nullable: true,
    description:
      "Cursor of the last item; pass it as `after` to get the next page. Null for an empty page.",
  })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there are more items after `endCursor`." })
  hasNextPage: boolean;

  /** Counted only if the field is selected. */
  @Field(() => Int, {
    description: "Total number of items. Takes an extra count query, so select it only if needed.",
  })
  declare total: Promise<number>;
}
