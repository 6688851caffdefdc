import { IsInt, IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { rememberValid } from "../platform/validation.ts";
import { maxImages } from "./placement.ts";
import { PageArgs } from "./reading/list-page.ts";
import {
  type ContentSort,
  ContentSortEnum,
  type ListQuery,
  type PublicationState,
  PublicationStateEnum,
} from "./reading/list-query.ts";

const languageField = {
  defaultValue: "ua",
  description:
    "Language of sorting, search and returned translations; the other language is used where a translation is missing.",
} as const;
export const draftsField = {
  defaultValue: false,
  description:
    "Includes unpublished items and translations. For editors, and API tokens that may read drafts.",
} as const;

/** Extension of the mutations that API tokens may execute: each asks `requireWriter`. */
export const forApiTokens = { allowsApiTokens: true };

/** The argument of fields with sanitised HTML. */
export const fillsAltField = {
  defaultValue: true,
  description:
    'Whether pictures without an alternative text of their own use the text of the image library, marked by data-alt="library".',
} as const;

/** The tags of sanitised HTML, for descriptions of fields. */
export const richTextTags =
  "p, h2, h3, lists, blockquote, strong, em, a, br, hr, img, figure, figcaption, table";

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
      "Only items whose texts in one language contain all of these words, regardless of case, " +
      "accents and apostrophes. At most 200 characters.",
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => PublicationStateEnum, {
    nullable: true,
    description: "Only items with a translation in this state; requires `drafts: true`.",
  })
  state?: PublicationState | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      "Only items whose translation into this language is missing or incomplete; requires `drafts: true`.",
  })
  lacking?: Language | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Only items whose English translation is older than the Ukrainian one; requires `drafts: true`.",
  })
  outdated: boolean;

  @Field(() => ContentSortEnum, {
    defaultValue: "listed",
    description: "Sort order.",
  })
  sort: ContentSort;

  @Field(() => Boolean, { defaultValue: false, description: "Reverses the sort order." })
  reversed: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: "Number of items to skip, 0 to 100,000; requires `drafts: true`.",
  })
  @IsInt()
  @Min(0)
  @Max(100_000)
  skip: number;
}

/** The item that a mutation changes. */
@ArgsType()
export class TargetArgs {
  @Field(() => ID, { description: "Id of the item." })
  id: string;

  @Field(() => Int, {
    description: "The version that you read. An outdated version causes a CONFLICT.",
  })
  @IsInt()
  @Min(1)
  version: number;
}

/** The item that a save changes; without an id it creates one. */
@ArgsType()
export class SaveArgs {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the item to update; omit it to create one.",
  })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that you read; required with an `id`. An outdated version causes a CONFLICT.",
  })
  version?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the draft that the input continues, and which is deleted with the save. An outdated version causes a CONFLICT. Omit it to keep the draft.",
  })
  draftVersion?: number | null;

  @Field(() => LanguageEnum, languageField)
  language: Language;
}

/** The arguments of an item's ordered images. */
@ArgsType()
export class PlacedImagesArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Maximum number of images, 1 to 500; omit it for all.",
  })
  @IsOptional()
  @Min(1)
  @Max(maxImages)
  first?: number | null;
}

rememberValid(ContentArgs, ContentListArgs, PlacedImagesArgs);

interface CostOptions {
  args: { first?: number | null };
  childComplexity: number;
}

/** The complexity of a list: the cost of one row times the number of rows (20 by default). */
export const listCost = ({ args, childComplexity }: CostOptions): number =>
  rowsCost(args.first ?? 20, childComplexity);

/** Like `listCost`, for an item's images: without `first`, the largest possible set counts. */
export const imagesCost = ({ args, childComplexity }: CostOptions): number =>
  rowsCost(args.first ?? maxImages, childComplexity);

// A negative `first` is refused later; it must not lower the cost of the rest of the query.
const rowsCost = (rows: number, costOfRow: number) =>
  1 + Math.max(rows, 1) * Math.max(costOfRow, 1);
