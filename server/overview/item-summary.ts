import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { ListedItem } from "./listed-item.ts";

@ObjectType({ description: "State of an item's translation into one language." })
export class LanguageState {
  @Field(() => LanguageEnum, { description: "Language of the translation." })
  language: Language;

  @Field(() => Int, {
    description: "Number of texts that are not blank; 0 if the translation is missing.",
  })
  filled: number;

  @Field(() => Int, { description: "Number of texts in a complete translation." })
  fields: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Publication time: null for a draft or a missing translation, in the future if it is scheduled.",
  })
  publishedAt: Date | null;

  @Field(() => Boolean, {
    description: "Whether this is an English translation whose Ukrainian texts changed after it.",
  })
  isOutdated: boolean;
}

@ObjectType({ description: "Summary of an item of any kind, for lists of mixed kinds." })
export class ItemSummary extends ListedItem {
  @Field(() => Int, { description: "Incremented by every save of the item." })
  version: number;

  @Field(() => String, { description: "Ukrainian title; blank if it is missing." })
  titleUa: string;

  @Field(() => String, { description: "English title; blank if it is missing." })
  titleEng: string;

  @Field(() => String, {
    nullable: true,
    description: "Path segment of a together point; null for other kinds.",
  })
  city: string | null;

  @Field(() => String, { description: "Path of its page on the site, without the language." })
  path: string;

  @Field(() => Int, { description: "Number of different images." })
  imageCount: number;

  @Field(() => [LanguageState], {
    description: "The states of both translations, Ukrainian first.",
  })
  languages: LanguageState[];

  @Field(() => GraphQLISODateTime, { description: "Time of the last save." })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time when it was moved to the trash; null if it is not in the trash.",
  })
  deletedAt: Date | null;
}

@ObjectType({ description: "A page of items of any kind." })
export class ItemSummaryList {
  @Field(() => [ItemSummary], { description: "The items of this page, in order." })
  items: ItemSummary[];

  @Field(() => Int, { description: "Total number of items." })
  total: number;
}
