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
import { Placement } from "../content/placement.ts";
import { ListPage } from "../content/reading/list-page.ts";
import { Image } from "../image/image.entity.ts";
import { type FixedPage, FixedPageEnum } from "./fixed-pages.ts";
import type { StoredBlock } from "./stored-blocks.ts";

@ObjectType({
  implements: ContentItem,
  description: "A page of the site that editors build of blocks.",
})
@Entity("page")
@Check("page_address", "fixed_page is not null or address ~ '^[a-z0-9]+([-/][a-z0-9]+)*$'")
@Check(
  "page_fixed_kept",
  "deleted_at is null or coalesce(fixed_page not in ('HOME', 'DONATE', 'PRIVACY'), true)",
)
@Index("page_address_once", ["address"], { unique: true, where: "deleted_at is null" })
@Index("page_fixed_once", ["fixedPage"], { unique: true })
@Index("page_order", ["address", "id"])
export class Page extends ContentItem {
  @Field(() => String, {
    description: "Its path without the first slash: lower-case letters, digits, - and /.",
  })
  @Column("text")
  address: string;

  @Field(() => FixedPageEnum, {
    nullable: true,
    description: "Which page with an address of its own it is; null for a page that editors added.",
  })
  @Column("text", { nullable: true })
  fixedPage: FixedPage | null;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  @Field(() => Image, {
    nullable: true,
    description: "The picture beside its title; null without a picture.",
  })
  image: Relation<Image> | null;

  @Column("uuid", { nullable: true })
  metaImageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "meta_image_id" })
  @Field(() => Image, {
    nullable: true,
    description: "The picture of shared links; null for a card with its title and its picture.",
  })
  metaImage: Relation<Image> | null;

  @OneToMany(
    () => PageTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [PageTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<PageTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a page in one language.",
})
@Entity("page_translation")
@Check("page_translation_language", "language in ('ua', 'eng')")
@Unique("page_translation_once", ["itemId", "language"])
@Index("page_translation_search", { synchronize: false })
@Index("page_translation_title_search", { synchronize: false })
export class PageTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => Page,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Page>;

  @Field(() => String, { description: "The title." })
  @Column("text", { default: "" })
  title: string;

  @Field(() => String, { description: "Plain text below the title." })
  @Column("text", { default: "" })
  lead: string;

  /** The texts of its blocks, for search; written with them. */
  @Column("text", { default: "" })
  plainText: string;

  @Field(() => String, {
    description: "The title in search engines and shared links; blank to use the title itself.",
  })
  @Column("text", { default: "" })
  metaTitle: string;

  @Field(() => String, {
    description: "The description in search engines and shared links; blank to use the lead.",
  })
  @Column("text", { default: "" })
  metaDescription: string;

  @Column("jsonb", { default: [] })
  blocks: StoredBlock[];
}

/** The images of the blocks. */
@Entity("page_image")
export class PageImage extends Placement {
  @ManyToOne(() => Page, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "item_id" })
  item: Relation<Page>;
}

@ObjectType({ description: "A list of pages, by address." })
export class PageList extends ListPage<Page> {
  @Field(() => [Page], { description: "The pages of this part of the list, in order." })
  items: Page[];
}
