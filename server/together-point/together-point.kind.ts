import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointTranslation,
} from "./together-point.entity.ts";
import type { TogetherPointInput } from "./together-point.input.ts";

export const togetherPointKind: ContentKind<
  TogetherPoint,
  TogetherPointTranslation,
  TogetherPointInput
> = {
  name: "TogetherPoint",
  description: "A children's point TOGETHER.",
  entity: TogetherPoint,
  translation: TogetherPointTranslation,
  order: editorsOrder,
  title: ["name"],
  pictures: TogetherPointImage,
  pagePath: ({ city }) => `/gallery/togetherPoints/${city}`,
  sitemapSection: "points",
  card: { label: { ua: "Дитяча точка TOGETHER", eng: "TOGETHER children’s point" } },

  assign(point, input) {
    point.city = input.city;
  },
  assignTranslation(row, texts) {
    row.name = texts.name;
    row.locative = texts.locative;
  },

  toInput: ({ city }) => ({ city }),
  toTexts: ({ name, locative }) => ({ name, locative }),
};

export const togetherPointQueries = new ContentQueries(togetherPointKind);
