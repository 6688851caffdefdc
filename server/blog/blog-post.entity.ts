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
import { ListPage } from "../content/reading/list-page.ts";
import { Image } from "../image/image.entity.ts";
import { Member } from "../member/member.entity.ts";

@ObjectType({ implements: ContentItem, description: "An article with one picture." })
@Entity("blog_post")
// An expression index, created by a migration: (coalesce(posted_at, created_at), id).
@Index("blog_post_order", { synchronize: false })
// The same, after is_in_english.
@Index("blog_post_order_in_english", { synchronize: false })
export class BlogPost extends ContentItem {
  @AddressColumn("blog_post")
  address: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The day (yyyy-mm-dd) that an editor chose as its date; null to use the day of publication.",
  })
  @Column("date", { nullable: true })
  day: string | null;

  /**
   * The start of its `day`; else the time of its first publication in any language, past or
   * scheduled, which unpublishing does not change. Null without either.
   */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  postedAt: Date | null;

  /** Whether its English translation is published or scheduled. */
  @Column("boolean", { default: false })
  isInEnglish: boolean;

  @Column("uuid", { nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "image_id" })
  @Field(() => Image, { nullable: true, description: "The image; null without an image." })
  image: Relation<Image> | null;

  @Index()
  @Column("uuid", { nullable: true })
  authorId: string | null;

  /** Its author, if it is a member of the team. */
  @ManyToOne(() => Member, { onDelete: "SET NULL", nullable: true })
  @JoinColumn({ name: "author_id" })
  author: Relation<Member> | null;

  @Field(() => String, {
    description: "Ukrainian name of an author outside the team; may be blank.",
  })
  @Column("text", { default: "" })
  authorNameUa: string;

  @Field(() => String, { description: "English name of an author outside the team; may be blank." })
  @Column("text", { default: "" })
  authorNameEng: string;

  @Field(() => Boolean, {
    description: "Whether names of people in it have been changed; its page then shows a note.",
  })
  @Column("boolean", { default: false })
  namesChanged: boolean;

  @OneToMany(
    () => BlogPostTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [BlogPostTranslation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  override translations: Relation<BlogPostTranslation>[];
}

@ObjectType({
  implements: Translation,
  description: "The translation of a blog post in one language.",
})
@Entity("blog_post_translation")
@Check("blog_post_translation_language", "language in ('ua', 'eng')")
@Unique("blog_post_translation_once", ["itemId", "language"])
@Index("blog_post_translation_search", { synchronize: false })
@Index("blog_post_translation_title_search", { synchronize: false })
export class BlogPostTranslation extends Translation {
  @Column("uuid")
  itemId: string;

  @ManyToOne(
    () => BlogPost,
    (item) => item.translations,
    {
      onDelete: "CASCADE",
      orphanedRowAction: "delete",
      nullable: false,
    },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<BlogPost>;

  @Field(() => String, { description: "The title." })
  @Column("text", { default: "" })
  title: string;

  @Field(() => String, { description: "Plain text shown on the card." })
  @Column("text", { default: "" })
  shortDescription: string;

  /** Sanitised HTML. */
  @Column("text", { default: "" })
  content: string;
}

@ObjectType({ description: "A page of blog posts, newest first." })
export class BlogPostList extends ListPage<BlogPost> {
  @Field(() => [BlogPost], { description: "The blog posts of this page, in order." })
  items: BlogPost[];
}

@ObjectType({
  description: "The blog posts beside one in the list, as far as they are visible to you.",
})
export class BlogPostNeighbours {
  @Field(() => BlogPost, {
    nullable: true,
    description: "The one before it, usually newer; null for the first one.",
  })
  previous: BlogPost | null;

  @Field(() => BlogPost, {
    nullable: true,
    description: "The one after it, usually older; null for the last one.",
  })
  next: BlogPost | null;
}
