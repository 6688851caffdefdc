import { ArrayMaxSize, ArrayUnique, ValidateNested } from "class-validator";
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
}
