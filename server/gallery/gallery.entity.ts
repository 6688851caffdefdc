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
import { ContentItem, Translation } from "../content/content-item.ts";
import { ListPage } from "../content/list-page.ts";
import { Placement } from "../content/placement.ts";
import { GalleryCategory } from "../gallery-category/gallery-category.entity.ts";

@ObjectType({ implements: ContentItem, description: "Pictures of one event, with its story." })
@Entity("gallery")
// By an expression, so the migration writes them: (coalesce(day, '-infinity'), created_at, id),
// over all, behind category_id, and over the important ones alone.
@Index("gallery_order", { synchronize: false })
@Index("gallery_order_in_category", { synchronize: false })
@Index("gallery_order_of_news", { synchronize: false })
// Likewise: the years of those with a day, which the editors' filter offers.
@Index("gallery_year", { synchronize: false })
// For how many each category has.
@Index("gallery_public_in_category", ["categoryId", "publicFrom"], { where: "deleted_at is null" })
export class Gallery extends ContentItem {
  @Column("uuid")
  categoryId: string;

  // NO ACTION, not RESTRICT: PostgreSQL 18 gives a RESTRICT an error code of its own.
  @ManyToOne(() => GalleryCategory, { onDelete: "NO ACTION", nullable: false })
  @JoinColumn({ name: "category_id" })
  category: Relation<GalleryCategory>;

  @Field(() => Boolean, { description: "Whether the News show it." })
  @Column("boolean", { default: false })
  isImportant: boolean;

  @Field(() => String, { description: "The date as an editor typed it: any text." })
  @Column("text", { default: "" })
  galleryDate: string;

  @Field(() => String, {
    nullable: true,
    description: "yyyy-mm-dd: the first ten characters of galleryDate when they are a date.",
  })
  @Column("date", { nullable: true })
  day: string | null;

  @OneToMany(
    () => GalleryTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [GalleryTranslation], {
    description: "Both languages, as far as you may see them.",
  })
  translations: Relation<GalleryTranslation>[];
}

@ObjectType({ implements: Translation, description: "A gallery's words in one language." })
@Entity("gallery_translation")
@Check("gallery_translation_language", "language in ('ua', 'eng')")
@Unique("gallery_translation_once", ["itemId", "language"])
@Index("gallery_translation_search", { synchronize: false })
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

  @Field(() => String, { description: "The heading." })
  @Column("text", { default: "" })
  title: string;

  @Field(() => String, { description: "Plain text; empty lines part paragraphs." })
  @Column("text", { default: "" })
  description: string;
}

@Entity("gallery_image")
export class GalleryImage extends Placement {
  @ManyToOne(() => Gallery, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Gallery>;
}

@ObjectType({ description: "A page of galleries, newest day first, those without a day last." })
export class GalleryList extends ListPage<Gallery> {
  @Field(() => [Gallery], { description: "The galleries of this page, in order." })
  items: Gallery[];
}
