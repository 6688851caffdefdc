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
  @Query(() => MemberList, {
    complexity: listCost,
    description: "Lists team members in the order set by editors.",
  })
  members(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return memberQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => Member, {
    nullable: true,
    description:
      "The team member with this id; null if it does not exist or is not visible to you.",
  })
  member(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the team member." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return memberQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => MemberTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
  })
  translation(
    @Root() member: Member,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(member, language);
  }

  @Mutation(() => Member, {
    description: "Creates or updates a team member, with both languages. For editors.",
  })
  async saveMember(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => MemberInput, {
      description: "The complete team member; fields left out are reset to their defaults.",
    })
    input: MemberInput,
  ) {
    return read(context, args.language, await saveMember(context, targetOf(args), input));
  }

  @Mutation(() => Member, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveMemberTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => MemberWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: MemberWords,
  ) {
    return read(context, language, await saveMemberTranslation(context, target, language, words));
  }

  @Mutation(() => Member, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishMember(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishMember(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => Member, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishMember(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishMember(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a team member to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteMember(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteMember(context, target);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Moves these team members to the front, in this order; the others follow in their current order. For editors.",
  })
  async reorderMembers(
    @Ctx() context: Context,
    @Arg("ids", () => [ID], { description: "Ids of the team members to put first, in order." })
    ids: string[],
  ) {
    await reorderMembers(context, ids);
    return true;
  }
}

/** Reads a team member after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  memberQueries.byId(db, { language, now, drafts: true }, id);
