import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Member } from "../member/member.entity.ts";
import { BlogPost, BlogPostList, BlogPostNeighbours } from "./blog-post.entity.ts";
import { blogPostKind } from "./blog-post.kind.ts";
import { authorOf, guestNameOf } from "./blog-post-author.ts";

@Resolver(() => BlogPost)
class BlogPostResolver {
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
}

export const blogPostResolvers = [
  ...kindResolvers(blogPostKind, {
    list: {
      type: BlogPostList,
      description:
        "Lists blog posts by `postedAt`, newest first; in English, those without an English " +
        "translation come last.",
    },
    neighbours: { name: "blogPostNeighbours", type: BlogPostNeighbours },
  }),
  BlogPostResolver,
];
