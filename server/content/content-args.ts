import { IsInt, IsOptional, Max, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { PageArgs } from "./list-page.ts";
import { mostImages } from "./placement.ts";

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

/** The arguments of an item's ordered images. */
@ArgsType()
export class PlacedImagesArgs {
  @Field(() => Int, { nullable: true, description: "The first so many, 1 to 500; left out: all." })
  @IsOptional()
  @Min(1)
  @Max(mostImages)
  first?: number | null;
}

interface CostOptions {
  args: { first?: number | null };
  childComplexity: number;
}

/** What a list costs against the limit: its rows. */
export const listCost = ({ args, childComplexity }: CostOptions): number =>
  costOfRows(args.first ?? 20, childComplexity);

/** Like `listCost`, for an item's images: all of them when no number is named. */
export const imagesCost = ({ args, childComplexity }: CostOptions): number =>
  costOfRows(args.first ?? mostImages, childComplexity);

// A length that will be refused must not make its neighbours cheaper.
const costOfRows = (rows: number, costOfRow: number) =>
  1 + Math.max(rows, 1) * Math.max(costOfRow, 1);
