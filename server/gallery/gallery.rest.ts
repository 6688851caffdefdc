import { restOf } from "../content/rest.ts";
import { requireGalleryCategory } from "../gallery-category/gallery-category.kind.ts";
import { galleryKind } from "./gallery.kind.ts";
import { inCategory, isNews } from "./gallery-filters.ts";

export const galleryRest = restOf(galleryKind, {
  path: "/gallery",
  name: "gallery",
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

  // The save repeats this check, but would report the field under its GraphQL name.
  complete: ({ db }, { categoryId }) => requireGalleryCategory(db, categoryId, "galleryCategoryId"),
});
