import { Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

@ArgsType()
export class DocumentsArgs {
  @Field(() => Int, { defaultValue: 20, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(100)
  first: number;

  @Field(() => Int, { defaultValue: 0, description: "Number of items to skip, 0 to 100,000." })
  @Min(0)
  @Max(100_000)
  skip: number;
}
