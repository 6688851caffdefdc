import Type, { type Static } from "typebox";
import type { Condition, Page } from "../content/content-queries.ts";
import type { Context } from "../content/context.ts";
import type { CursorQuery } from "../content/list-query.ts";
import {
  imagesFromRest,
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
import { requireGalleryCategory } from "../gallery-category/category-of-gallery.ts";
import { validateInput } from "../platform/validation.ts";
import { type Gallery, GalleryImage } from "./gallery.entity.ts";
import { GalleryInput, GalleryWords } from "./gallery.input.ts";
import {
  deleteGallery,
  galleryQueries,
  inCategory,
  isNews,
  saveGallery,
} from "./gallery.service.ts";

const Words = Type.Object({
  title: Type.String({ maxLength: 300 }),
  itemDesc: Type.String({ maxLength: 20_000 }),
});

const GalleryBody = Type.Object({
  version: restVersion,
  galleryCategoryId: Type.String({ format: "uuid" }),
  images: Type.Optional(Type.Array(RestImageInput, { maxItems: 500 })),
  isImportant: Type.Optional(Type.Boolean()),
  galleryDate: Type.Optional(Type.String({ maxLength: 100 })),
  translations: perLanguageInput(Type.Partial(Words)),
});

const GalleryAnswer = Type.Object({
  ...restItem,
  galleryCategoryId: Type.String(),
  images: Type.Array(RestImage),
  isImportant: Type.Boolean(),
  galleryDate: Type.String(),
  translations: perLanguage(Words),
});

export const galleryRest: RestKind<typeof GalleryBody> = {
  path: "/gallery",
  name: "gallery",
  body: GalleryBody,
  answer: GalleryAnswer,
  lists: [
    {
      path: "/news",
      summary: "Galleries in the news, newest first",
      page: (context, query) => galleriesToRest(context, query, isNews),
    },
    {
      path: "/category/:value",
      summary: "Galleries of one category, newest first",
      page: (context, query, categoryId) => galleriesToRest(context, query, inCategory(categoryId)),
    },
  ],

  page: (context, query) => galleriesToRest(context, query),

  async read(context, id) {
    const gallery = await galleryQueries.byId(context.db, restReadScope(context), id);
    return gallery && toRest(context, gallery);
  },

  async save(context, target, body) {
    const input = new GalleryInput();
    input.categoryId = body.galleryCategoryId;
    input.imageIds = await imagesFromRest(context, body.images, "images");
    input.isImportant = body.isImportant ?? false;
    input.galleryDate = body.galleryDate ?? "";
    input.translations = translationsFromRest(body.translations, (sent) => {
      const words = new GalleryWords();
      words.title = sent?.title ?? "";
      words.description = sent?.itemDesc ?? "";
      return words;
    });
    await validateInput(input);
    // The save repeats this check, but would report the field under its GraphQL name.
    await requireGalleryCategory(context.db, input.categoryId, "galleryCategoryId");
    return saveGallery(context, target, input, { atOnce: true });
  },

  remove: deleteGallery,
};

async function galleriesToRest(
  context: Context,
  query: CursorQuery,
  condition?: Condition,
): Promise<Page<unknown>> {
  const { db } = context;
  const page = await galleryQueries.page(db, restReadScope(context), query, condition);
  return pageToRest(page, (gallery) => toRest(context, gallery));
}

async function toRest(
  { loaders, publicUrl }: Context,
  gallery: Gallery,
): Promise<Static<typeof GalleryAnswer>> {
  const images = await loaders.placedImages(GalleryImage, gallery.id);
  return {
    ...itemToRest(gallery),
    galleryCategoryId: gallery.categoryId,
    images: images.map((image) => imageToRest(image, publicUrl)),
    isImportant: gallery.isImportant,
    galleryDate: gallery.galleryDate,
    translations: translationsToRest(gallery.translations, (row) => ({
      title: row?.title ?? "",
      itemDesc: row?.description ?? "",
    })),
  };
}
