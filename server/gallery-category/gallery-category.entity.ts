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
import { ListPage } from "../content/reading/list-page.ts";
import { Image } from "../image/image.entity.ts";

@ObjectType({ implements: [ContentItem, OrderedItem], description: "A category of galleries." })
@Entity("gallery_category")
@Index("gallery_category_order", ["position", "id"])
export class GalleryCategory extends OrderedItem {
  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  @Field(() => Image, { nullable: true, description: "The image; null without an image." })
  image: Relation<Image> | null;

  @OneToMany(
    () => GalleryCategoryTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [GalleryCategoryTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<GalleryCategoryTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a gallery category in one language.",
})
@Entity("gallery_category_translation")
@Check("gallery_category_translation_language", "language in ('ua', 'eng')")
@Unique("gallery_category_translation_once", ["itemId", "language"])
@Index("gallery_category_translation_search", { synchronize: false })
@Index("gallery_category_translation_title_search", { synchronize: false })
export class GalleryCategoryTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => GalleryCategory,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<GalleryCategory>;

  @Field(() => String, { description: "The name." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => String, { description: "Plain text; blank lines separate paragraphs." })
  @Column("text", { default: "" })
  description: string;
}

@ObjectType({ description: "A page of gallery categories, in the order set by editors." })
export class GalleryCategoryList extends ListPage<GalleryCategory> {
  @Field(() => [GalleryCategory], { description: "The gallery categories of this page, in order." })
  items: GalleryCategory[];
}
