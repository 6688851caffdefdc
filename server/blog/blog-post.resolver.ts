import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  fillsAltField,
  forApiTokens,
  listCost,
  richTextTags,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { withLibraryAlt } from "../content/library-alt.ts";
import { isAt } from "../content/reading/content-queries.ts";
import { readNeighbours } from "../content/reading/neighbours.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Member } from "../member/member.entity.ts";
import {
  BlogPost,
  BlogPostInput,
  BlogPostList,
  BlogPostNeighbours,
  BlogPostTranslation,
} from "./blog-post.entity.ts";
import { blogPostKind, blogPostQueries } from "./blog-post.kind.ts";
import { authorOf, guestNameOf } from "./blog-post-author.ts";

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostList, {
    complexity: listCost,
    description:
      "Lists blog posts by `postedAt`, newest first; in English, those without an English " +
      "translation come last.",
  })
  blogPosts(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return blogPostQueries.page(context.db, readScopeFor(context, args, selection), args);
  }

  @Query(() => BlogPost, {
    nullable: true,
    description:
      "The blog post with this id or address; null if it does not exist or is not visible to you.",
  })
  blogPost(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the post." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return blogPostQueries.at(context.db, readScopeFor(context, args, selection), id);
  }

  @Query(() => BlogPostNeighbours, {
    description: "The blog posts before and after one in the order of the list.",
  })
  blogPostNeighbours(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id or address of the post." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    const scope = { ...readScopeFor(context, args), selection };
    return readNeighbours(context.db, blogPostKind, scope, isAt(id));
  }

  @FieldResolver(() => Member, {
    nullable: true,
    description:
      "The member of the team who wrote it; null for another author, or if the member is not visible to you.",
  })
  author(@Root() post: BlogPost, @Ctx() context: Context) {
    return post.author !== undefined ? post.author : authorOf(context, post);
  }

  @Extensions({ columns: ["authorNameUa", "authorNameEng"] })
  @FieldResolver(() => String, {
    description:
      "Name of an author outside the team in `language`, or in the other language if that is blank; blank without such an author.",
  })
  authorName(
    @Root() post: BlogPost,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "Language of the name.",
    })
    language: Language,
  ) {
    return guestNameOf(post, language);
  }

  @Extensions({ columns: ["postedAt", "createdAt"] })
  @FieldResolver(() => GraphQLISODateTime, {
    description:
      "The start of its `day`, if an editor chose one; else time of its first publication in any language, past or scheduled, even if it was " +
      "unpublished since; the creation time of a post that was never published.",
  })
  postedAt(@Root() post: BlogPost) {
    return post.postedAt ?? post.createdAt;
  }

  @FieldResolver(() => BlogPostTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() post: BlogPost,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(post, language);
  }

  @Extensions(forApiTokens)
  @Mutation(() => BlogPost, {
    description:
      "Creates or updates a blog post, with both languages. For editors and API tokens that may write the kind.",
  })
  saveBlogPost(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => BlogPostInput, {
      description: "The complete blog post; fields left out are reset to their defaults.",
    })
    input: BlogPostInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, blogPostKind, args, input, selection);
  }
}

@Resolver(() => BlogPostTranslation)
export class BlogPostTranslationResolver {
  @Extensions({ columns: ["content", "language"] })
  @FieldResolver(() => String, { description: `Sanitised HTML: ${richTextTags}.` })
  content(
    @Root() { content, language }: BlogPostTranslation,
    @Ctx() context: Context,
    @Arg("fillsAlt", () => Boolean, fillsAltField) fillsAlt: boolean,
  ) {
    return fillsAlt ? withLibraryAlt(context, content, language) : content;
  }
}
