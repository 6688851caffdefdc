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
import { Member, MemberList, MemberTranslation } from "./member.entity.ts";
import { MemberInput, MemberWords } from "./member.input.ts";
import {
  deleteMember,
  memberQueries,
  publishMember,
  reorderMembers,
  saveMember,
  saveMemberTranslation,
} from "./member.service.ts";

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => MemberList, { complexity: listCost, description: "In the order made by hand." })
  members(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return memberQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => Member, { nullable: true, description: "Null when there is none to be seen." })
  member(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return memberQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => MemberTranslation, { description: "That language, else the other." })
  translation(
    @Root() member: Member,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(member, language);
  }

  @Mutation(() => Member, { description: "Creates or updates a member, both languages at once." })
  async saveMember(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => MemberInput, { description: "The whole of it." })
    input: MemberInput,
  ) {
    return read(context, args.language, await saveMember(context, targetOf(args), input));
  }

  @Mutation(() => Member, { description: "Saves one language, leaves the other untouched." })
  async saveMemberTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => MemberWords, { description: "All its words in that language." })
    words: MemberWords,
  ) {
    return read(context, language, await saveMemberTranslation(context, target, language, words));
  }

  @Mutation(() => Member, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishMember(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishMember(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Member, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishMember(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishMember(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description: "Puts a member into the trash, from which it goes for good after 30 days.",
  })
  async deleteMember(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteMember(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Puts these members first, in this order; the rest stay behind them.",
  })
  async reorderMembers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Those that come first, in order." }) ids: string[],
  ) {
    await reorderMembers(context, ids);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  memberQueries.byId(db, { language, now, drafts: true }, id);
