import { Field, InputType, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { AddressField } from "../content/addresses/address-field.ts";
import { ContentItem, Translation } from "../content/content-item.ts";
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
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";
import { TextField } from "../platform/record/text-fields.ts";
import { BooleanField, ReferenceField } from "../platform/record/value-fields.ts";

@ObjectType({
  implements: ContentItem,
  description: "The pictures of one event, with a description.",
})
@Entity("gallery")
// Expression indexes, created by a migration: (coalesce(day, '-infinity'), created_at, id),
// over all rows, prefixed by category_id, and over important rows only; and for editors the first
// of them with 'infinity'.
@Index("gallery_order", { synchronize: false })
@Index("gallery_order_undated_first", { synchronize: false })
@Index("gallery_order_in_category", { synchronize: false })
@Index("gallery_order_of_news", { synchronize: false })
// Also an expression index: the years of rows with a day, for the editors' year filter.
@Index("gallery_year", { synchronize: false })
// For the number of galleries in each category.
@Index("gallery_public_in_category", ["categoryId", "publicFrom"], { where: "deleted_at is null" })
export class Gallery extends ContentItem {
  @AddressField("gallery")
  address: string | null;

  @ReferenceField({ rest: "galleryCategoryId" }, "Id of its category.")
  categoryId: string;

  // NO ACTION, not RESTRICT: PostgreSQL 18 reports RESTRICT with a different error code.
  @ManyToOne(() => GalleryCategory, { onDelete: "NO ACTION", nullable: false })
  @JoinColumn()
  category: Relation<GalleryCategory>;

  @ImagesField(() => GalleryImage, { rest: "images" })
  imageIds?: string[];

  @BooleanField({ rest: "isImportant" }, "Whether the gallery is listed in the news.")
  isImportant: boolean;

  @TextField(
    {
      max: 100,
      rest: "galleryDate",
      input:
        "Any text, at most 100 characters; if it begins with yyyy-mm-dd, that becomes the gallery's `day`.",
    },
    "The date as an editor entered it, which may be any text.",
  )
  galleryDate: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Calendar date (yyyy-mm-dd), taken from the first ten characters of `galleryDate`; null if they are not a date.",
  })
  @Column("date", { nullable: true })
  day: string | null;

  @Translations(() => GalleryTranslation)
  override translations: Relation<GalleryTranslation>[];
}

@TranslationOf(Gallery, "The translation of a gallery in one language.")
export class GalleryTranslation extends Translation {
  @TextField({ max: 300, searched: "title", rest: "title" }, "The title.")
  title: string;

  @TextField(
    { max: 20_000, searched: "text", rest: "itemDesc" },
    "Plain text; blank lines separate paragraphs.",
  )
  description: string;
}

@PlacementOf(Gallery)
export class GalleryImage extends Placement {
  item: Relation<Gallery>;
}

@InputType({ description: "The texts of a gallery in one language." })
class GalleryTranslationInput extends textsOf(GalleryTranslation) {}

@InputType({ description: bothLanguagesDescription })
class GalleryTranslations extends bothLanguages(GalleryTranslationInput) {}

@InputType({ description: "A complete gallery; fields left out are reset to their defaults." })
export class GalleryInput extends inputOf(Gallery, GalleryTranslations, ["day"]) {}

@ObjectType({
  description: "A page of galleries by day, newest first; those without a day come last.",
})
export class GalleryList extends ListPage<Gallery> {
  @Field(() => [Gallery], { description: "The galleries of this page, in order." })
  items: Gallery[];
}

@ObjectType({
  description: "The galleries beside one in the list, as far as they are visible to you.",
})
export class GalleryNeighbours {
  @Field(() => Gallery, {
    nullable: true,
    description: "The one before it, which is newer; null for the first one.",
  })
  previous: Gallery | null;

  @Field(() => Gallery, {
    nullable: true,
    description: "The one after it, which is older; null for the last one.",
  })
  next: Gallery | null;
}
