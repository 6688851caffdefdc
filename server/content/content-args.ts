import { IsInt, IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { PageArgs } from "./list-page.ts";
import {
  type ContentSort,
  ContentSortEnum,
  type ListQuery,
  type PublicationState,
  PublicationStateEnum,
} from "./list-query.ts";
import { maxImages } from "./placement.ts";

const languageField = {
  defaultValue: "ua",
  description: "The language words are given in, where they exist in it.",
} as const;
export const draftsField = {
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
export class ContentListArgs extends PageArgs implements ListQuery {
  @Field(() => LanguageEnum, languageField)
  language: Language;

  @Field(() => Boolean, draftsField)
  drafts: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "Those in whose words, in one of the languages, each of these words occurs, however it is " +
      "capitalised, stressed or apostrophised. At most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => PublicationStateEnum, {
    nullable: true,
    description: "Those of which at least one language is in this state; only with drafts.",
  })
  state?: PublicationState | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Those whose words in this language are missing or unfinished; only with drafts.",
  })
  lacking?: Language | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Those whose English is older than their Ukrainian; only with drafts.",
  })
  outdated: boolean;

  @Field(() => ContentSortEnum, {
    defaultValue: "listed",
    description: "By what they are put in order.",
  })
  sort: ContentSort;

  @Field(() => Boolean, { defaultValue: false, description: "In the opposite order." })
  reversed: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: "How many to pass over, 0 to 100000, for tables with pages; only with drafts.",
  })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

/** Which stored item a mutation is for. */
@ArgsType()
export class TargetArgs {
  @Field(() => ID, { description: "Names the item." })
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
  @Max(maxImages)
  first?: number | null;
}

interface CostOptions {
  args: { first?: number | null };
  childComplexity: number;
}

/** What a list costs against the limit: its rows. */
export const listCost = ({ args, childComplexity }: CostOptions): number =>
  rowsCost(args.first ?? 20, childComplexity);

/** Like `listCost`, for an item's images: all of them when no number is named. */
export const imagesCost = ({ args, childComplexity }: CostOptions): number =>
  rowsCost(args.first ?? maxImages, childComplexity);

// A length that will be refused must not make its neighbours cheaper.
const rowsCost = (rows: number, costOfRow: number) =>
  1 + Math.max(rows, 1) * Math.max(costOfRow, 1);
