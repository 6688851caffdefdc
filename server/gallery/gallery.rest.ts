import Type, { type Static } from "typebox";
import {
  imagesFromRest,
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
import { requireGalleryCategory } from "../gallery-category/gallery-category.kind.ts";
import { type Gallery, GalleryImage } from "./gallery.entity.ts";
import { GalleryInput, GalleryTranslationInput } from "./gallery.input.ts";
import { galleryKind } from "./gallery.kind.ts";
import { inCategory, isNews } from "./gallery-filters.ts";

const Texts = Type.Object({
  title: Type.String({ maxLength: 300 }),
  itemDesc: Type.String({ maxLength: 20_000 }),
});

const GalleryBody = Type.Object({
  version: restVersion,
  galleryCategoryId: Type.String({ format: "uuid" }),
  images: Type.Optional(Type.Array(RestImageInput, { maxItems: 500 })),
  isImportant: Type.Optional(Type.Boolean()),
  galleryDate: Type.Optional(Type.String({ maxLength: 100 })),
  translations: perLanguageInput(Type.Partial(Texts)),
});

const GalleryAnswer = Type.Object({
  ...restItem,
  galleryCategoryId: Type.String(),
  images: Type.Array(RestImage),
  isImportant: Type.Boolean(),
  galleryDate: Type.String(),
  translations: perLanguage(Texts),
});

export const galleryRest: RestKind<typeof GalleryBody, Gallery, GalleryInput> = {
  kind: galleryKind,
  path: "/gallery",
  name: "gallery",
  body: GalleryBody,
  answer: GalleryAnswer,
  lists: [
    {
      path: "/news",
      name: "InNews",
      summary: "Galleries in the news, newest first",
      condition: () => isNews,
    },
    {
      path: "/category/:value",
      name: "OfCategory",
      summary: "Galleries of one category, newest first",
      condition: inCategory,
      valueFor: ({ categoryId }) => categoryId,
    },
  ],

  async toInput(context, body) {
    const input = new GalleryInput();
    input.categoryId = body.galleryCategoryId;
    input.imageIds = await imagesFromRest(context, body.images, "images");
    input.isImportant = body.isImportant ?? false;
    input.galleryDate = body.galleryDate ?? "";
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new GalleryTranslationInput();
      texts.title = sent?.title ?? "";
      texts.description = sent?.itemDesc ?? "";
      return texts;
    });
    // The save repeats this check, but would report the field under its GraphQL name.
    await requireGalleryCategory(context.db, input.categoryId, "galleryCategoryId");
    return input;
  },

  async toAnswer({ loaders, publicUrl }, gallery): Promise<Static<typeof GalleryAnswer>> {
    const images = await loaders.placedImages(GalleryImage, gallery);
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
  },
};
