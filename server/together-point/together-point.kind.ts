import { type ContentKind, editorsOrder } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { inOrderOfDays } from "../settings/facts/opening-hours.ts";
import { startingPoints } from "../starting-content/points.ts";
import { checkFacts } from "./check-facts.ts";
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
  description: "A children's point.",
  namesInMail: { ua: "дитячі точки", eng: "children’s points" },
  entity: TogetherPoint,
  translation: TogetherPointTranslation,
  order: editorsOrder,
  title: ["name"],
  pictures: TogetherPointImage,
  pagePath: ({ city }) => `/gallery/togetherPoints/${city}`,
  sitemapSection: "points",
  card: { label: { ua: "Дитяча точка", eng: "Children’s point" } },

  assign(point, input, { now }) {
    checkFacts(input, dayInKyiv(now));
    point.city = input.city;
    point.pin = input.pin ?? null;
    point.addressUa = input.addressUa;
    point.addressEng = input.addressEng;
    point.phone = input.phone;
    point.routeUrl = input.routeUrl || null;
    point.openingHours = inOrderOfDays(input.openingHours);
    point.hoursNoteUa = input.hoursNoteUa;
    point.hoursNoteEng = input.hoursNoteEng;
    point.events = input.events;
  },
  assignTranslation(row, texts) {
    row.name = texts.name;
    row.locative = texts.locative;
  },

  startingInput: ({ city }, isKept) =>
    (isKept && startingPoints.find((point) => point.city === city)) || null,

  toInput: (point) => ({
    city: point.city,
    pin: point.pin,
    addressUa: point.addressUa,
    addressEng: point.addressEng,
    phone: point.phone,
    routeUrl: point.routeUrl,
    openingHours: point.openingHours,
    hoursNoteUa: point.hoursNoteUa,
    hoursNoteEng: point.hoursNoteEng,
    events: point.events,
  }),
  toTexts: ({ name, locative }) => ({ name, locative }),
};

export const togetherPointQueries = new ContentQueries(togetherPointKind);
