import { IsInt, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { PageArgs } from "./list-page.ts";

const languageField = {
  defaultValue: "ua",
  description: "The language words are given in, where they exist in it.",
} as const;
const draftsField = {
  defaultValue: false,
  description: "Also what is not published; for editors only.",
} as const;

/** The arguments of every query for one item. */
@ArgsType()
export class ContentArgs {
  @Field(() => LanguageEnum, languageField)
  language: Language;

  @Field(() => Boolean, draftsField)
  drafts: boolean;
}

/** The arguments of every query for a list. */
@ArgsType()
export class ContentListArgs extends PageArgs {
  @Field(() => LanguageEnum, languageField)
  language: Language;

  @Field(() => Boolean, draftsField)
  drafts: boolean;
}

/** Which stored item a mutation is for. */
@ArgsType()
export class TargetArgs {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "The version you read; an older one is a CONFLICT." })
  @IsInt()
  @Min(1)
  version: number;
}

/** Which item a save is for: without an id it begins a new one. */
@ArgsType()
export class SaveArgs {
  @Field(() => ID, { nullable: true, description: "Left out: a new item." })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: "The version you read; needed with an id." })
  version?: number | null;

  @Field(() => LanguageEnum, languageField)
  language: Language;
}

interface CostOptions {
  args: { first?: number | null };
  childComplexity: number;
}

/** What a list costs against the limit: its rows. */
export const listCost = ({ args, childComplexity }: CostOptions): number =>
  1 + (args.first ?? 20) * Math.max(childComplexity, 1);
