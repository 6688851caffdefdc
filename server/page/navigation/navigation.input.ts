import { ArrayMaxSize, ArrayUnique, IsOptional, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { NavigationEntry } from "./navigation.entity.ts";

const maxEntries = 40;

@InputType({ description: "All entries of the menu and of the footer." })
export class NavigationInput {
  @Field(() => [NavigationEntry], { description: "The entries of the menu in order, at most 40." })
  @ArrayMaxSize(maxEntries)
  @ArrayUnique(({ id }: NavigationEntry) => id)
  @ValidateNested()
  header: NavigationEntry[];

  @Field(() => [NavigationEntry], {
    description: "The entries of the footer in order, at most 40.",
  })
  @ArrayMaxSize(maxEntries)
  @ArrayUnique(({ id }: NavigationEntry) => id)
  @ValidateNested()
  footer: NavigationEntry[];

  // Programs of an earlier version do not know them.
  @Field(() => [NavigationEntry], {
    nullable: true,
    description:
      "The entries of the header itself in order, at most 2, with texts of at most 20 characters; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(2)
  @ArrayUnique(({ id }: NavigationEntry) => id)
  @ValidateNested()
  links?: NavigationEntry[] | null;

  @Field(() => [NavigationEntry], {
    nullable: true,
    description:
      "The button of the header, or none, with texts of at most 16 characters; omit it to keep the stored one.",
  })
  @IsOptional()
  @ArrayMaxSize(1)
  @ValidateNested()
  button?: NavigationEntry[] | null;
}
