import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  listCost,
  SaveArgs,
  TargetArgs,
} from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { targetOf } from "../content/item-writes.ts";
import { PublishArgs, TranslationArgs, UnpublishArgs } from "../content/publication-args.ts";
import { readScopeFor } from "../content/read-scope.ts";
import { translationOf } from "../content/translations.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Partner, PartnerList, PartnerTranslation } from "./partner.entity.ts";
import { PartnerInput, PartnerWords } from "./partner.input.ts";
import {
  deletePartner,
  partnerQueries,
  publishPartner,
  reorderPartners,
  savePartner,
  savePartnerTranslation,
} from "./partner.service.ts";

@Resolver(() => Partner)
export class PartnerResolver {
  @Query(() => PartnerList, {
    complexity: listCost,
    description: "Lists partners in the order set by editors.",
  })
  partners(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return partnerQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => Partner, {
    nullable: true,
    description: "The partner with this id; null if it does not exist or is not visible to you.",
  })
  partner(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the partner." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return partnerQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => PartnerTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
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

  @Mutation(() => Partner, {
    description: "Creates or updates a partner, with both languages. For editors.",
  })
  async savePartner(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => PartnerInput, {
      description: "The complete partner; fields left out are reset to their defaults.",
    })
    input: PartnerInput,
  ) {
    return read(context, args.language, await savePartner(context, targetOf(args), input));
  }

  @Mutation(() => Partner, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async savePartnerTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => PartnerWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: PartnerWords,
  ) {
    return read(context, language, await savePartnerTranslation(context, target, language, words));
  }

  @Mutation(() => Partner, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishPartner(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishPartner(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Partner, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishPartner(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishPartner(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a partner to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deletePartner(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deletePartner(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Moves these partners to the front, in this order; the others follow in their current order. For editors.",
  })
  async reorderPartners(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Ids of the partners to put first, in order." })
    ids: string[],
  ) {
    await reorderPartners(context, ids);
    return true;
  }
}

/** Reads a partner after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  partnerQueries.byId(db, { language, now, drafts: true }, id);
