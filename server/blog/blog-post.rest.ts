import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import { translationsWithLibraryAlt } from "../content/library-alt.ts";
import { isId } from "../content/reading/content-queries.ts";
import {
  imageFromRest,
  imageToRest,
  itemToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import type { Language } from "../language/language.ts";
import { BlogPost } from "./blog-post.entity.ts";
import { BlogPostInput, BlogPostTranslationInput } from "./blog-post.input.ts";
import { blogPostKind } from "./blog-post.kind.ts";
import { authorOf, guestNameOf, memberNameOf } from "./blog-post-author.ts";

const Texts = Type.Object({
  title: Type.String({ maxLength: 300 }),
  content: Type.String({ maxLength: 200_000, description: "HTML; sanitised when it is saved." }),
  shortDescription: Type.String({ maxLength: 1000 }),
});

const authorName = Type.String({ maxLength: 200 });
const AuthorNames = Type.Object({ ua: authorName, eng: authorName });

const BlogPostBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
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
  translations: perLanguageInput(Type.Partial(Texts)),
});

const BlogPostAnswer = Type.Object({
  ...restItem,
  postedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  author: Type.Union(
    [
      Type.Object({ memberId: Type.Union([Type.String(), Type.Null()]), name: AuthorNames }),
      Type.Null(),
    ],
    { description: "Null if the foundation is the author." },
  ),
  namesChanged: Type.Boolean({
    description: "Whether names of people in it have been changed. An update keeps this value.",
  }),
  img: RestImage,
  translations: perLanguage(Texts),
});

export const blogPostRest: RestKind<typeof BlogPostBody, BlogPost, BlogPostInput> = {
  kind: blogPostKind,
  path: "/blog",
  name: "blog post",
  body: BlogPostBody,
  answer: BlogPostAnswer,

  async toInput(context, body, target) {
    const input = new BlogPostInput();
    input.imageId = await imageFromRest(context, body.img, "img");
    // The specification's bodies have none of these: an update leaves them unchanged.
    const stored = target && isId(target.id) ? await storedPost(context, target.id) : null;
    input.day = stored?.day ?? null;
    input.namesChanged = stored?.namesChanged ?? false;
    Object.assign(
      input,
      body.author === undefined ? authorIn(stored) : authorFromRest(body.author),
    );
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new BlogPostTranslationInput();
      texts.title = sent?.title ?? "";
      texts.content = sent?.content ?? "";
      texts.shortDescription = sent?.shortDescription ?? "";
      return texts;
    });
    return input;
  },

  async toAnswer(context, post): Promise<Static<typeof BlogPostAnswer>> {
    const rows = await translationsWithLibraryAlt(context, post.translations, "content");
    return {
      ...itemToRest(post),
      postedAt: post.postedAt?.toISOString() ?? null,
      author: await authorToRest(context, post),
      namesChanged: post.namesChanged,
      img: imageToRest(post.image, context.publicUrl),
      translations: translationsToRest(rows, (row) => ({
        title: row?.title ?? "",
        content: row?.content ?? "",
        shortDescription: row?.shortDescription ?? "",
      })),
    };
  },
};

const storedPost = ({ db }: Context, id: string) => db.findOneBy(BlogPost, { id });

type Author = Pick<BlogPostInput, "authorId" | "authorNameUa" | "authorNameEng">;

const authorIn = (post: BlogPost | null): Author => ({
  authorId: post?.authorId ?? null,
  authorNameUa: post?.authorNameUa ?? "",
  authorNameEng: post?.authorNameEng ?? "",
});

const authorFromRest = (
  author: NonNullable<Static<typeof BlogPostBody>["author"]> | null,
): Author => ({
  authorId: author?.memberId ?? null,
  authorNameUa: author?.name?.ua ?? "",
  authorNameEng: author?.name?.eng ?? "",
});

async function authorToRest(
  context: Context,
  post: BlogPost,
): Promise<Static<typeof BlogPostAnswer>["author"]> {
  const member = await authorOf(context, post);
  const nameIn = (language: Language) =>
    member ? memberNameOf(member, language) : guestNameOf(post, language);
  const name = { ua: nameIn("ua"), eng: nameIn("eng") };
  return name.ua ? { memberId: member?.id ?? null, name } : null;
}
