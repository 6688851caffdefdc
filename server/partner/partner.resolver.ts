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
  @Query(() => PartnerList, { complexity: listCost, description: "In the order made by hand." })
  partners(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return partnerQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => Partner, { nullable: true, description: "Null when there is none to be seen." })
  partner(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return partnerQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => PartnerTranslation, { description: "That language, else the other." })
  translation(
    @Root() partner: Partner,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(partner, language);
  }

  @Mutation(() => Partner, { description: "Creates or updates a partner, both languages at once." })
  async savePartner(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => PartnerInput, { description: "The whole of it." })
    input: PartnerInput,
  ) {
    return read(context, args.language, await savePartner(context, targetOf(args), input));
  }

  @Mutation(() => Partner, { description: "Saves one language, leaves the other untouched." })
  async savePartnerTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => PartnerWords, { description: "All its words in that language." })
    words: PartnerWords,
  ) {
    return read(context, language, await savePartnerTranslation(context, target, language, words));
  }

  @Mutation(() => Partner, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishPartner(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishPartner(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Partner, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishPartner(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishPartner(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description: "Puts a partner into the trash, from which it goes for good after 30 days.",
  })
  async deletePartner(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deletePartner(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Puts these partners first, in this order; the rest stay behind them.",
  })
  async reorderPartners(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Those that come first, in order." }) ids: string[],
  ) {
    await reorderPartners(context, ids);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  partnerQueries.byId(db, { language, now, drafts: true }, id);
