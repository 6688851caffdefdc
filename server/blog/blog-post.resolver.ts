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
  @Query(() => BlogPostList, { complexity: listCost, description: "Newest first." })
  blogPosts(@Ctx() context: Context, @Args(() => ContentListArgs) args: ContentListArgs) {
    return blogPostQueries.page(context.db, readScopeFor(context, args), args);
  }

  @Query(() => BlogPost, { nullable: true, description: "Null when there is none to be seen." })
  blogPost(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
  ) {
    return blogPostQueries.byId(context.db, readScopeFor(context, args), id);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description:
      "When its first language was first published, whatever was withdrawn since. Of a post that " +
      "never was: when it was begun.",
  })
  postedAt(@Root() post: BlogPost) {
    return post.postedAt ?? post.createdAt;
  }

  @FieldResolver(() => BlogPostTranslation, { description: "That language, else the other." })
  translation(
    @Root() post: BlogPost,
    @Arg("language", () => LanguageEnum, { nullable: true }) language?: Language,
  ) {
    return translationOf(post, language);
  }

  @Mutation(() => BlogPost, { description: "Creates or updates a post, both languages at once." })
  async saveBlogPost(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => BlogPostInput, { description: "The whole of it." })
    input: BlogPostInput,
  ) {
    return read(context, args.language, await saveBlogPost(context, targetOf(args), input));
  }

  @Mutation(() => BlogPost, { description: "Saves one language, leaves the other untouched." })
  async saveBlogPostTranslation(
    @Ctx() context: Context,
    @Args(() => TranslationArgs) { language, ...target }: TranslationArgs,
    @Arg("words", () => BlogPostWords, { description: "All its words in that language." })
    words: BlogPostWords,
  ) {
    return read(context, language, await saveBlogPostTranslation(context, target, language, words));
  }

  @Mutation(() => BlogPost, {
    description: "Publishes one language, or each that has words, now or at a later moment.",
  })
  async publishBlogPost(
    @Ctx() context: Context,
    @Args(() => PublishArgs) { language = null, at, ...target }: PublishArgs,
  ) {
    const id = await publishBlogPost(context, target, language, at ?? context.now);
    return read(context, language ?? "ua", id);
  }

  @Mutation(() => BlogPost, {
    description: "Withdraws one language, or both; the words stay as drafts.",
  })
  async unpublishBlogPost(
    @Ctx() context: Context,
    @Args(() => UnpublishArgs) { language = null, ...target }: UnpublishArgs,
  ) {
    return read(context, language ?? "ua", await publishBlogPost(context, target, language, null));
  }

  @Mutation(() => Boolean, {
    description: "Puts a blog post into the trash, from which it goes for good after 30 days.",
  })
  async deleteBlogPost(@Ctx() context: Context, @Args(() => TargetArgs) target: TargetArgs) {
    await deleteBlogPost(context, target);
    return true;
  }
}

/** What was written, as its writer may see it. */
const read = ({ db, now }: Context, language: Language, id: string) =>
  blogPostQueries.byId(db, { language, now, drafts: true }, id);
