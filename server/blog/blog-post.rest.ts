import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import { restOf } from "../content/rest.ts";
import type { Language } from "../language/language.ts";
import type { BlogPost } from "./blog-post.entity.ts";
import { blogPostKind } from "./blog-post.kind.ts";
import { authorOf, guestNameOf, memberNameOf } from "./blog-post-author.ts";

const authorName = Type.String({ maxLength: 200 });
const AuthorNames = Type.Object({ ua: authorName, eng: authorName });

const body = {
  author: Type.Optional(
    Type.Union(
      [
        Type.Object({
          memberId: Type.Optional(Type.Union([Type.String({ format: "uuid" }), Type.Null()])),
          name: Type.Optional(Type.Partial(AuthorNames)),
        }),
        Type.Null(),
      ],
      {
        description:
          "A member of the team, or the name of another author; null for the foundation. A body without this field leaves the author unchanged.",
      },
    ),
  ),
};

const answer = {
  postedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  author: Type.Union(
    [
      Type.Object({ memberId: Type.Union([Type.String(), Type.Null()]), name: AuthorNames }),
      Type.Null(),
    ],
    { description: "Null if the foundation is the author." },
  ),
};

export const blogPostRest = restOf(blogPostKind, {
  path: "/blog",
  name: "blog post",
  body,
  answer,
  complete(_context, input, { author }) {
    if (author === undefined) return;
    input.authorId = author?.memberId ?? null;
    input.authorNameUa = author?.name?.ua ?? "";
    input.authorNameEng = author?.name?.eng ?? "";
  },
  toAnswer: async (context, post) => ({
    postedAt: post.postedAt?.toISOString() ?? null,
    author: await authorToRest(context, post),
  }),
});

async function authorToRest(
  context: Context,
  post: BlogPost,
): Promise<Static<typeof answer.author>> {
  const member = await authorOf(context, post);
  const nameIn = (language: Language) =>
    member ? memberNameOf(member, language) : guestNameOf(post, language);
  const name = { ua: nameIn("ua"), eng: nameIn("eng") };
  return name.ua ? { memberId: member?.id ?? null, name } : null;
}
