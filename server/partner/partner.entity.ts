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

@ObjectType({
  implements: [ContentItem, OrderedItem],
  description: "An organisation that supports the foundation.",
})
@Entity("partner")
@Check("partner_website", "website ilike 'https://%'")
@Index("partner_order", ["position", "id"])
export class Partner extends OrderedItem {
  @Field(() => String, { nullable: true, description: "The https URL of its website, or null." })
  @Column("text", { nullable: true })
  website: string | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @Field(() => Image, { nullable: true, description: "The logo; null without a logo." })
  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  image: Relation<Image> | null;

  @OneToMany(
    () => PartnerTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [PartnerTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<PartnerTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a partner in one language.",
})
@Entity("partner_translation")
@Check("partner_translation_language", "language in ('ua', 'eng')")
@Unique("partner_translation_once", ["itemId", "language"])
@Index("partner_translation_search", { synchronize: false })
@Index("partner_translation_title_search", { synchronize: false })
export class PartnerTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Partner,
    (item) => item.translations,
    { onDelete: "CASCADE", orphanedRowAction: "delete", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Partner>;

  @Field(() => String, { description: "The name that the organisation uses for itself." })
  @Column("text", { default: "" })
  name: string;
}

@ObjectType({ description: "A page of partners, in the order set by editors." })
export class PartnerList extends ListPage<Partner> {
  @Field(() => [Partner], { description: "The partners of this page, in order." })
  items: Partner[];
}
