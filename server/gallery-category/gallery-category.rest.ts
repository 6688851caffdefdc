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
import type { GalleryCategory } from "./gallery-category.entity.ts";
import { GalleryCategoryInput, GalleryCategoryTranslationInput } from "./gallery-category.input.ts";
import { galleryCategoryKind } from "./gallery-category.kind.ts";

const Texts = Type.Object({
  name: Type.String({ maxLength: 200 }),
  galleryDesc: Type.String({ maxLength: 5000 }),
});

const CategoryBody = Type.Object({
  version: restVersion,
  img: Type.Optional(RestImageInput),
  translations: perLanguageInput(Type.Partial(Texts)),
});

const CategoryAnswer = Type.Object({
  ...restItem,
  img: RestImage,
  translations: perLanguage(Texts),
});

export const galleryCategoryRest: RestKind<
  typeof CategoryBody,
  GalleryCategory,
  GalleryCategoryInput
> = {
  kind: galleryCategoryKind,
  path: "/galleryCategory",
  name: "gallery category",
  body: CategoryBody,
  answer: CategoryAnswer,

  async toInput(context, body) {
    const input = new GalleryCategoryInput();
    input.imageId = await imageFromRest(context, body.img, "img");
    input.translations = translationsFromRest(body.translations, (sent) => {
      const texts = new GalleryCategoryTranslationInput();
      texts.name = sent?.name ?? "";
      texts.description = sent?.galleryDesc ?? "";
      return texts;
    });
    return input;
  },

  toAnswer: ({ publicUrl }, category): Static<typeof CategoryAnswer> => ({
    ...itemToRest(category),
    img: imageToRest(category.image, publicUrl),
    translations: translationsToRest(category.translations, (row) => ({
      name: row?.name ?? "",
      galleryDesc: row?.description ?? "",
    })),
  }),
};
