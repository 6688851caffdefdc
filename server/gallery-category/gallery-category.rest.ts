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
import type { GalleryCategory } from "./gallery-category.entity.ts";
import { GalleryCategoryInput, GalleryCategoryWords } from "./gallery-category.input.ts";
import {
  deleteGalleryCategory,
  galleryCategoryQueries,
  saveGalleryCategory,
} from "./gallery-category.service.ts";

const Words = Type.Object({
  name: Type.String({ maxLength: 200 }),
  galleryDesc: Type.String({ maxLength: 5000 }),
});

const CategoryBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  translations: perLanguageInput(Type.Partial(Words)),
});

const CategoryAnswer = Type.Object({
  ...restItem,
  img: RestImage,
  translations: perLanguage(Words),
});

export const galleryCategoryRest: RestKind<typeof CategoryBody> = {
  path: "/galleryCategory",
  name: "gallery category",
  body: CategoryBody,
  answer: CategoryAnswer,

  async page(context, query) {
    const page = await galleryCategoryQueries.page(context.db, restReadScope(context), query);
    return pageToRest(page, async (category) => toRest(context, category));
  },

  async read(context, id) {
    const scope = restReadScope(context);
    const category = await galleryCategoryQueries.byId(context.db, scope, id);
    return category && toRest(context, category);
  },

  async save(context, target, body) {
    const input = new GalleryCategoryInput();
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const words = new GalleryCategoryWords();
      words.name = sent?.name ?? "";
      words.description = sent?.galleryDesc ?? "";
      return words;
    });
    await validateInput(input);
    return saveGalleryCategory(context, target, input, { atOnce: true });
  },

  remove: deleteGalleryCategory,
};

const toRest = (
  { publicUrl }: Context,
  category: GalleryCategory,
): Static<typeof CategoryAnswer> => ({
  ...itemToRest(category),
  img: imageToRest(category.image, publicUrl),
  translations: translationsToRest(category.translations, (row) => ({
    name: row?.name ?? "",
    galleryDesc: row?.description ?? "",
  })),
});
