import { Field, InputType, ObjectType } from "type-graphql";
import { Check, Entity, Index, type Relation } from "typeorm";
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { ImagesField } from "../content/fields/fields.ts";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { PlacementOf, TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { KeyField, PhoneField, TextField, UrlField } from "../platform/record/text-fields.ts";
import { ListField, ObjectField } from "../platform/record/value-fields.ts";
import { inOrderOfDays, OpeningHours } from "../settings/facts/opening-hours.ts";
import { MapPin, PointEvent } from "./point-facts.ts";

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "A children's point: psychosocial help for children and families in a city.",
})
@Entity("together_point")
@Check("together_point_city", "city ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$'")
@Check("together_point_route_url", "route_url ilike 'https://%'")
@Index("together_point_city_once", ["city"], { unique: true, where: "deleted_at is null" })
@Index("together_point_order", ["position", "id"])
export class TogetherPoint extends OrderedItem {
  @KeyField(
    {
      max: 60,
      pattern: /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
      input:
        "Path segment under /gallery/togetherPoints, unique among points: at most 60 Latin letters, digits and hyphens.",
    },
    "The point's path segment under /gallery/togetherPoints.",
  )
  city: string;

  @ObjectField(
    () => MapPin,
    {},
    "Its place on the drawn map; null for a point that the map does not show.",
  )
  pin: MapPin | null;

  @TextField({ max: 200 }, "Ukrainian address with the town; may be blank.")
  addressUa: string;

  @TextField({ max: 200 }, "English address with the town; may be blank.")
  addressEng: string;

  @PhoneField("Phone number as displayed, or blank.")
  phone: string;

  @UrlField({ max: 2000 }, "HTTPS URL of a map service that shows the way to the point.")
  routeUrl: string | null;

  @ListField(
    () => OpeningHours,
    {
      max: 7,
      unique: ({ weekday }) => weekday,
      sorted: inOrderOfDays,
      input: "Hours of each day of the week on which the point is open, once for each day.",
    },
    "Hours of each day of the week on which the point is open, from Monday on; empty if unknown.",
  )
  openingHours: OpeningHours[];

  @TextField({ max: 200 }, "Ukrainian note to the hours; may be blank.")
  hoursNoteUa: string;

  @TextField({ max: 200 }, "English note to the hours; may be blank.")
  hoursNoteEng: string;

  @ListField(
    () => PointEvent,
    { max: 30, input: "Up to 30 events; each has a text in at least one language." },
    "The events at the point, as editors entered them: past, present and future.",
  )
  events: PointEvent[];

  @ImagesField(() => TogetherPointImage)
  imageIds?: string[];

  @Translations(() => TogetherPointTranslation)
  override translations: Relation<TogetherPointTranslation>[];
}

@TranslationOf(TogetherPoint, "The translation of a together point in one language.")
export class TogetherPointTranslation extends Translation {
  @TextField(
    { max: 100, searched: "title" },
    "The name of the point: its city, with the street if needed.",
  )
  name: string;

  @TextField(
    { max: 100 },
    "The name in the form used by the gallery's title: «Галерея точки у …», “Gallery of …”.",
  )
  locative: string;
}

@PlacementOf(TogetherPoint)
export class TogetherPointImage extends Placement {
  item: Relation<TogetherPoint>;
}

@InputType({ description: "The texts of a together point in one language." })
class TogetherPointTranslationInput extends textsOf(TogetherPointTranslation) {}

@InputType({ description: bothLanguagesDescription })
class TogetherPointTranslations extends bothLanguages(TogetherPointTranslationInput) {}

@InputType({
  description: "A complete together point; fields left out are reset to their defaults.",
})
export class TogetherPointInput extends inputOf(TogetherPoint, TogetherPointTranslations) {}

@ObjectType({ description: "A page of together points, in the order set by editors." })
export class TogetherPointList extends ListPage<TogetherPoint> {
  @Field(() => [TogetherPoint], { description: "The together points of this page, in order." })
  items: TogetherPoint[];
}
