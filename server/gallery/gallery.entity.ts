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
import { AddressColumn } from "../content/addresses/address-column.ts";
import { ContentItem, Translation } from "../content/content-item.ts";
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";

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
  @AddressColumn("gallery")
  address: string | null;

  @Column("uuid")
  categoryId: string;

  // NO ACTION, not RESTRICT: PostgreSQL 18 reports RESTRICT with a different error code.
  @ManyToOne(() => GalleryCategory, { onDelete: "NO ACTION", nullable: false })
  @JoinColumn({ name: "category_id" })
  category: Relation<GalleryCategory>;

  @Field(() => Boolean, { description: "Whether the gallery is listed in the news." })
  @Column("boolean", { default: false })
  isImportant: boolean;

  @Field(() => String, { description: "The date as an editor entered it, which may be any text." })
  @Column("text", { default: "" })
  galleryDate: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Calendar date (yyyy-mm-dd), taken from the first ten characters of `galleryDate`; null if they are not a date.",
  })
  @Column("date", { nullable: true })
  day: string | null;

  @OneToMany(
    () => GalleryTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [GalleryTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<GalleryTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a gallery in one language.",
})
@Entity("gallery_translation")
@Check("gallery_translation_language", "language in ('ua', 'eng')")
@Unique("gallery_translation_once", ["itemId", "language"])
@Index("gallery_translation_search", { synchronize: false })
@Index("gallery_translation_title_search", { synchronize: false })
export class GalleryTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Gallery,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Gallery>;

  @Field(() => String, { description: "The title." })
  @Column("text", { default: "" })
  title: string;

  @Field(() => String, { description: "Plain text; blank lines separate paragraphs." })
  @Column("text", { default: "" })
  description: string;
}

@Entity("gallery_image")
export class GalleryImage extends Placement {
  @ManyToOne(() => Gallery, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Gallery>;
}

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
