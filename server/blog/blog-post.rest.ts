import Type, { type Static } from "typebox";
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
import type { BlogPost } from "./blog-post.entity.ts";
import { BlogPostInput, BlogPostTranslationInput } from "./blog-post.input.ts";
import { blogPostKind } from "./blog-post.kind.ts";

const Texts = Type.Object({
  title: Type.String({ maxLength: 300 }),
  content: Type.String({ maxLength: 200_000, description: "HTML; sanitised when it is saved." }),
  shortDescription: Type.String({ maxLength: 1000 }),
});

const BlogPostBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  translations: perLanguageInput(Type.Partial(Texts)),
});

const BlogPostAnswer = Type.Object({
  ...restItem,
  postedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  img: RestImage,
  translations: perLanguage(Texts),
});

export const blogPostRest: RestKind<typeof BlogPostBody, BlogPost, BlogPostInput> = {
  kind: blogPostKind,
  path: "/blog",
  name: "blog post",
  body: BlogPostBody,
  answer: BlogPostAnswer,

  async toInput(context, body) {
    const input = new BlogPostInput();
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new BlogPostTranslationInput();
      texts.title = sent?.title ?? "";
      texts.content = sent?.content ?? "";
      texts.shortDescription = sent?.shortDescription ?? "";
      return texts;
    });
    return input;
  },

  toAnswer: ({ publicUrl }, post): Static<typeof BlogPostAnswer> => ({
    ...itemToRest(post),
    postedAt: post.postedAt?.toISOString() ?? null,
    img: imageToRest(post.image, publicUrl),
    translations: translationsToRest(post.translations, (row) => ({
      title: row?.title ?? "",
      content: row?.content ?? "",
      shortDescription: row?.shortDescription ?? "",
    })),
  }),
};
