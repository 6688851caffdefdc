import { defineKind, editorsOrder } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { startingPoints } from "../starting-content/points.ts";
import { checkFacts } from "./check-facts.ts";
import {
  TogetherPoint,
  TogetherPointImage,
  TogetherPointInput,
  TogetherPointTranslation,
} from "./together-point.entity.ts";

export const togetherPointKind = defineKind({
  name: "TogetherPoint",
  description: "A children's point.",
  noun: "together point",
  plural: "together points",
  operations: { item: "togetherPoint", list: "togetherPoints", save: "saveTogetherPoint" },
  namesInMail: { ua: "дитячі точки", eng: "children’s points" },
  entity: TogetherPoint,
  translation: TogetherPointTranslation,
  input: TogetherPointInput,
  order: editorsOrder,
  pictures: TogetherPointImage,
  pagePath: ({ city }) => `/gallery/togetherPoints/${city}`,
  sitemapSection: "points",
  card: { label: { ua: "Дитяча точка", eng: "Children’s point" } },

  assign: (_point, input, { now }) => checkFacts(input, dayInKyiv(now)),

  startingInput: ({ city }, isKept) =>
    (isKept && startingPoints.find((point) => point.city === city)) || null,
});

export const togetherPointQueries = new ContentQueries(togetherPointKind);
