import { ArrayMaxSize, ArrayUnique, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { PageBlockInput } from "./blocks.ts";
import { Page, PageTranslation } from "./page.entity.ts";

const maxBlocks = 100;

@InputType({ description: "The texts of a page in one language." })
class PageTranslationInput extends textsOf(PageTranslation, ["plainText", "blocks"]) {
  @Field(() => [PageBlockInput], { description: "The blocks in order, at most 100." })
  @ArrayMaxSize(maxBlocks)
  @ArrayUnique(({ id }: PageBlockInput) => id)
  @ValidateNested()
  blocks: PageBlockInput[] = [];
}

@InputType({ description: bothLanguagesDescription })
class PageTranslations extends bothLanguages(PageTranslationInput) {}

@InputType({ description: "A complete page; fields left out are reset to their defaults." })
export class PageInput extends inputOf(Page, PageTranslations, ["fixedPage"]) {}
