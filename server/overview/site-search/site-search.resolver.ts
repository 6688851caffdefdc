import { IsInt, Max, MaxLength, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, Int, Query, Resolver } from "type-graphql";
import { listCost } from "../../content/content-args.ts";
import { ContentKindEnum } from "../../content/content-kinds.ts";
import type { Context } from "../../content/context.ts";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { SearchResults } from "./search-result.ts";
import { searchSite } from "./search-site.ts";

@ArgsType()
class SiteSearchArgs {
  @Field(() => String, {
    description:
      "Words that must all occur, regardless of case, accents and apostrophes; the first eight " +
      "count. At most 100 characters; a text without letters and digits finds nothing.",
  })
  @MaxLength(100)
  search: string;

  @Field(() => LanguageEnum, {
    defaultValue: "ua",
    description:
      "Language of the returned texts; the other language is used where a translation is missing. " +
      "Texts in both languages are searched.",
  })
  language: Language;

  @Field(() => ContentKindEnum, {
    nullable: true,
    description: "Only items of this kind; omit it for all.",
  })
  kind?: string | null;

  @Field(() => Int, { defaultValue: 20, description: "Maximum number of items, 1 to 50." })
  @IsInt()
  @Min(1)
  @Max(50)
  first: number;
}

@Resolver()
export class SiteSearchResolver {
  @Query(() => SearchResults, {
    complexity: listCost,
    description:
      "Searches the public content of all kinds that visitors can open. When fewer than five items contain " +
      "the words, items with similarly spelled words follow.",
  })
  siteSearch(@Ctx() { db, now }: Context, @Args(() => SiteSearchArgs) args: SiteSearchArgs) {
    return searchSite(db, now, args);
  }
}
