import {
  Arg,
  Args,
  Ctx,
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
import { BlogPost, BlogPostList, BlogPostTranslation } from "./blog-post.entity.ts";
import { BlogPostInput, BlogPostWords } from "./blog-post.input.ts";
import {
  blogPostQueries,
  deleteBlogPost,
  publishBlogPost,
  saveBlogPost,
  saveBlogPostTranslation,
} from "./blog-post.service.ts";

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostList, {
    complexity: listCost,
    description: "Lists blog posts by `postedAt`, newest first.",
  })
  blogPosts(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return blogPostQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => BlogPost, {
    nullable: true,
    description: "The blog post with this id; null if it does not exist or is not visible to you.",
  })
  blogPost(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the blog post." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return blogPostQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description:
      "Time of its first publication in any language, past or scheduled, even if it was " +
      "unpublished since; the creation time of a post that was never published.",
  })
  postedAt(@Root() post: BlogPost) {
    return post.postedAt ?? post.createdAt;
  }

  @FieldResolver(() => BlogPostTranslation, {
    description:
      "The translation in `language`; the other one if that is missing or not visible to you.",
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

  @Mutation(() => BlogPost, {
    description: "Creates or updates a blog post, with both languages. For editors.",
  })
  async saveBlogPost(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => BlogPostInput, {
      description: "The complete blog post; fields left out are reset to their defaults.",
    })
    input: BlogPostInput,
  ) {
    return read(context, args.language, await saveBlogPost(context, targetOf(args), input));
  }

  @Mutation(() => BlogPost, {
    description: "Saves one language and leaves the other unchanged. For editors.",
  })
  async saveBlogPostTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => BlogPostWords, {
      description:
        "The complete texts in that language; fields left out are reset to their defaults.",
    })
    words: BlogPostWords,
  ) {
    return read(context, language, await saveBlogPostTranslation(context, target, language, words));
  }

  @Mutation(() => BlogPost, {
    description:
      "Publishes one language, or every language that has texts, now or at a later time. For editors.",
  })
  async publishBlogPost(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishBlogPost(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => BlogPost, {
    description: "Unpublishes one language, or both; the texts remain as drafts. For editors.",
  })
  async unpublishBlogPost(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishBlogPost(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description:
      "Moves a blog post to the trash, where it is permanently deleted after 30 days. For editors.",
  })
  async deleteBlogPost(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteBlogPost(context, target);
    return true;
  }
}

/** Reads a blog post after a write, drafts included. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  blogPostQueries.byId(db, { language, now, drafts: true }, id);
