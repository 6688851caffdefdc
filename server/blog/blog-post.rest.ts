import Type, { type Static } from "typebox";
import type { Context } from "../content/context.ts";
import {
  imageFromRest,
  imageToRest,
  itemToRest,
  pageToRest,
  perLanguage,
  perLanguageInput,
  RestImage,
  RestImageInput,
  type RestKind,
  restItem,
  restReadScope,
  restVersion,
  translationsFromRest,
  translationsToRest,
} from "../content/rest.ts";
import { validateInput } from "../platform/validation.ts";
import type { BlogPost } from "./blog-post.entity.ts";
import { BlogPostInput, BlogPostWords } from "./blog-post.input.ts";
import { blogPostQueries, deleteBlogPost, saveBlogPost } from "./blog-post.service.ts";

const Words = Type.Object({
  title: Type.String({ maxLength: 300 }),
  content: Type.String({ maxLength: 200_000, description: "HTML; sanitised when it is saved." }),
  shortDescription: Type.String({ maxLength: 1000 }),
});

const BlogPostBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  translations: perLanguageInput(Type.Partial(Words)),
});

const BlogPostAnswer = Type.Object({
  ...restItem,
  postedAt: Type.Union([Type.String({ format: "date-time" }), Type.Null()]),
  img: RestImage,
  translations: perLanguage(Words),
});

export const blogPostRest: RestKind<typeof BlogPostBody> = {
  path: "/blog",
  name: "blog post",
  body: BlogPostBody,
  answer: BlogPostAnswer,

  async page(context, query) {
    const page = await blogPostQueries.page(context.db, restReadScope(context), query);
    return pageToRest(page, async (post) => toRest(context, post));
  },

  async read(context, id) {
    const post = await blogPostQueries.byId(context.db, restReadScope(context), id);
    return post && toRest(context, post);
  },

  async save(context, target, body) {
    const input = new BlogPostInput();
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const words = new BlogPostWords();
      words.title = sent?.title ?? "";
      words.content = sent?.content ?? "";
      words.shortDescription = sent?.shortDescription ?? "";
      return words;
    });
    await validateInput(input);
    return saveBlogPost(context, target, input, { atOnce: true });
  },

  remove: deleteBlogPost,
};

const toRest = ({ publicUrl }: Context, post: BlogPost): Static<typeof BlogPostAnswer> => ({
  ...itemToRest(post),
  postedAt: post.postedAt?.toISOString() ?? null,
  img: imageToRest(post.image, publicUrl),
  translations: translationsToRest(post.translations, (row) => ({
    title: row?.title ?? "",
    content: row?.content ?? "",
    shortDescription: row?.shortDescription ?? "",
  })),
});
