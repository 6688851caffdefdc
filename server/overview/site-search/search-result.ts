import { Field, Int, ObjectType } from "type-graphql";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { ListedItem } from "../listed-item.ts";

@ObjectType({ description: "A piece of a text in which the words of a search are marked." })
export class MarkedText {
  @Field(() => String, { description: "Plain text." })
  text: string;

  @Field(() => Boolean, {
    description: "Whether it is one of the words searched for, or in a title was taken for one.",
  })
  isMatch: boolean;
}

@ObjectType({ description: "A public item that a search has found." })
export class SearchResult extends ListedItem {
  @Field(() => String, {
    description: "Path of the page that shows it, in Ukrainian: add `lang=en` for English.",
  })
  path: string;

  @Field(() => LanguageEnum, {
    description: "Language of title and excerpt: the requested one, if the item is public in it.",
  })
  language: Language;

  @Field(() => [MarkedText], { description: "Its title; empty for a report, which has no title." })
  title: MarkedText[];

  @Field(() => [MarkedText], {
    description:
      "About 180 characters of its text around the first match; empty for an item without text.",
  })
  excerpt: MarkedText[];

  @Field(() => Boolean, {
    description: "Whether it contains the words as they were typed; false for similar words.",
  })
  isExact: boolean;
}

@ObjectType({ description: "Number of found items of one kind." })
export class SearchCount {
  @Field(() => ContentKindEnum, { description: "Kind of content." })
  kind: string;

  @Field(() => Int, { description: "Number of items, at most 100: there may be more." })
  count: number;
}

@ObjectType({ description: "What a search of the public content has found." })
export class SearchResults {
  @Field(() => [SearchResult], { description: "The best matches, exact ones first." })
  items: SearchResult[];

  @Field(() => [SearchCount], {
    description: "The kinds with matches, whatever `kind` was requested, most matches first.",
  })
  counts: SearchCount[];
}
