import { IsOptional, Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";

/** Of paths in which the address is the last segment. */
export const maxAddress = 80;

@InputType({ description: "The readable address of an item." })
export abstract class AddressedInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Last segment of the path of its page: lower-case letters, digits and -, at most 80 " +
      "characters. Unique within the kind (rule `taken`), no path of another page (`reserved`), and " +
      "not redirected elsewhere (`redirected`). The former one leads to it. Without one the item " +
      "keeps its address, or gets one of its title when it is published.",
  })
  @IsOptional()
  @MaxLength(maxAddress)
  @Matches(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
  address?: string | null;
}
