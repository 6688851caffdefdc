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
import { Member, MemberInput, MemberList, MemberTranslation } from "./member.entity.ts";
import { memberKind, memberQueries } from "./member.kind.ts";

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => MemberList, {
    complexity: listCost,
    description: "Lists team members in the order set by editors.",
  })
  members(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return memberQueries.page(context.db, readScopeFor(context, args, selection), args);
  }

  @Query(() => Member, {
    nullable: true,
    description:
      "The team member with this id or address; null if it does not exist or is not visible to you.",
  })
  member(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the member." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return memberQueries.at(context.db, readScopeFor(context, args, selection), id);
  }

  @FieldResolver(() => MemberTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
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

  @Extensions(forApiTokens)
  @Mutation(() => Member, {
    description:
      "Creates or updates a team member, with both languages. For editors and API tokens that may write the kind.",
  })
  saveMember(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => MemberInput, {
      description: "The complete team member; fields left out are reset to their defaults.",
    })
    input: MemberInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, memberKind, args, input, selection);
  }
}
