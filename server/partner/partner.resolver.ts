import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  forApiTokens,
  listCost,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Partner, PartnerInput, PartnerList, PartnerTranslation } from "./partner.entity.ts";
import { partnerKind, partnerQueries } from "./partner.kind.ts";

@Resolver(() => Partner)
export class PartnerResolver {
  @Query(() => PartnerList, {
    complexity: listCost,
    description: "Lists partners in the order set by editors.",
  })
  partners(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return partnerQueries.page(context.db, readScopeFor(context, args, selection), args);
  }

  @Query(() => Partner, {
    nullable: true,
    description: "The partner with this id; null if it does not exist or is not visible to you.",
  })
  partner(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the partner." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return partnerQueries.byId(context.db, readScopeFor(context, args, selection), id);
  }

  @FieldResolver(() => PartnerTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() partner: Partner,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(partner, language);
  }

  @Extensions(forApiTokens)
  @Mutation(() => Partner, {
    description:
      "Creates or updates a partner, with both languages. For editors and API tokens that may write the kind.",
  })
  savePartner(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => PartnerInput, {
      description: "The complete partner; fields left out are reset to their defaults.",
    })
    input: PartnerInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, partnerKind, args, input, selection);
  }
}
