import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { type ContentKind, ContentKindEnum } from "./content-kind.ts";

@ObjectType({ description: "How far an item is in one language." })
export class LanguageState {
  @Field(() => LanguageEnum, { description: "The language." })
  language: Language;

  @Field(() => Int, { description: "How many of its texts are filled; 0 when it is missing." })
  filled: number;

  @Field(() => Int, { description: "How many texts it has when it is whole." })
  fields: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Empty: a draft, or missing. In the future: scheduled.",
  })
  publishedAt: Date | null;

  @Field(() => Boolean, { description: "English whose Ukrainian words changed after it." })
  isOutdated: boolean;
}

@ObjectType({ description: "An item of any kind, as lists of different kinds show it." })
export class ItemSummary {
  @Field(() => ID, { description: "The item's id." })
  id: string;

  @Field(() => ContentKindEnum, { description: "What it is." })
  kind: ContentKind;

  @Field(() => Int, { description: "Grows with every save of the item." })
  version: number;

  @Field(() => String, { description: "What it is called in Ukrainian; blank: nothing yet." })
  titleUa: string;

  @Field(() => String, { description: "What it is called in English; blank: nothing yet." })
  titleEng: string;

  @Field(() => Int, { nullable: true, description: "Of a report, which has no title." })
  year: number | null;

  @Field(() => Int, { nullable: true, description: "Of a report: 1 to 12, or 0 for none." })
  month: number | null;

  @Field(() => String, { nullable: true, description: "Of a point: its word in addresses." })
  city: string | null;

  @Field(() => Image, { nullable: true, description: "Its first picture, or its only one." })
  cover: Image | null;

  @Field(() => Int, { description: "How many pictures it has." })
  imageCount: number;

  @Field(() => [LanguageState], { description: "Ukrainian, then English: always both." })
  languages: LanguageState[];

  @Field(() => GraphQLISODateTime, { description: "When it was last saved." })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was put into the trash; null outside of it.",
  })
  deletedAt: Date | null;
}

@ObjectType({ description: "Some of many items." })
export class ItemSummaryList {
  @Field(() => [ItemSummary], { description: "The items that were asked for, in order." })
  items: ItemSummary[];

  @Field(() => Int, { description: "How many there are in all." })
  total: number;
}
