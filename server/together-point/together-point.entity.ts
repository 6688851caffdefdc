import { Field, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  type Relation,
  Unique,
} from "typeorm";
import { ContentItem, OrderedItem, Translation } from "../content/content-item.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { OpeningHours } from "../settings/facts/opening-hours.ts";
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
  @Field(() => String, { description: "The point's path segment under /gallery/togetherPoints." })
  @Column("text")
  city: string;

  @Field(() => MapPin, {
    nullable: true,
    description: "Its place on the drawn map; null for a point that the map does not show.",
  })
  @Column("jsonb", { nullable: true })
  pin: MapPin | null;

  @Field(() => String, { description: "Ukrainian address with the town; may be blank." })
  @Column("text", { default: "" })
  addressUa: string;

  @Field(() => String, { description: "English address with the town; may be blank." })
  @Column("text", { default: "" })
  addressEng: string;

  @Field(() => String, { description: "Phone number as displayed, or blank." })
  @Column("text", { default: "" })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of a map service that shows the way to the point.",
  })
  @Column("text", { nullable: true })
  routeUrl: string | null;

  @Field(() => [OpeningHours], {
    description:
      "Hours of each day of the week on which the point is open, from Monday on; empty if unknown.",
  })
  @Column("jsonb", { default: [] })
  openingHours: OpeningHours[];

  @Field(() => String, { description: "Ukrainian note to the hours; may be blank." })
  @Column("text", { default: "" })
  hoursNoteUa: string;

  @Field(() => String, { description: "English note to the hours; may be blank." })
  @Column("text", { default: "" })
  hoursNoteEng: string;

  @Field(() => [PointEvent], {
    description: "The events at the point, as editors entered them: past, present and future.",
  })
  @Column("jsonb", { default: [] })
  events: PointEvent[];

  @OneToMany(
    () => TogetherPointTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [TogetherPointTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<TogetherPointTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a together point in one language.",
})
@Entity("together_point_translation")
@Check("together_point_translation_language", "language in ('ua', 'eng')")
@Unique("together_point_translation_once", ["itemId", "language"])
@Index("together_point_translation_search", { synchronize: false })
@Index("together_point_translation_title_search", { synchronize: false })
export class TogetherPointTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => TogetherPoint,
    (item) => item.translations,
    { onDelete: "CASCADE", orphanedRowAction: "delete", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<TogetherPoint>;

  @Field(() => String, {
    description: "The name of the point: its city, with the street if needed.",
  })
  @Column("text", { default: "" })
  name: string;

  @Field(() => String, {
    description:
      "The name in the form used by the gallery's title: «Галерея точки у …», “Gallery of …”.",
  })
  @Column("text", { default: "" })
  locative: string;
}

@Entity("together_point_image")
export class TogetherPointImage extends Placement {
  @ManyToOne(() => TogetherPoint, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<TogetherPoint>;
}

@ObjectType({ description: "A page of together points, in the order set by editors." })
export class TogetherPointList extends ListPage<TogetherPoint> {
  @Field(() => [TogetherPoint], { description: "The together points of this page, in order." })
  items: TogetherPoint[];
}
