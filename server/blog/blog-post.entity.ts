import { Field, InputType, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { AddressField } from "../content/addresses/address-field.ts";
import { ContentItem, Translation } from "../content/content-item.ts";
import { ImageField, RichTextField } from "../content/fields/fields.ts";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { TranslationOf, Translations } from "../content/fields/item-classes.ts";
import { ListPage } from "../content/reading/list-page.ts";
import type { Image } from "../image/image.entity.ts";
import { Member } from "../member/member.entity.ts";
import { TextField } from "../platform/record/text-fields.ts";
import { BooleanField, DayField, ReferenceField } from "../platform/record/value-fields.ts";

@ObjectType({ implements: ContentItem, description: "An article with one picture." })
@Entity("blog_post")
// An expression index, created by a migration: (coalesce(posted_at, created_at), id).
@Index("blog_post_order", { synchronize: false })
// The same, after is_in_english.
@Index("blog_post_order_in_english", { synchronize: false })
export class BlogPost extends ContentItem {
  @AddressField("blog_post")
  address: string | null;

  imageId: string | null;
  @ImageField(
    { input: "Id of an uploaded image; omit it for no image.", rest: "img" },
    "The image; null without an image.",
  )
  image: Relation<Image> | null;

  @Index()
  @ReferenceField(
    { optional: true },
    "Id of the member of the team who wrote it; omit it for another author.",
  )
  authorId: string | null;

  /** Its author, if it is a member of the team. */
  @ManyToOne(() => Member, { onDelete: "SET NULL", nullable: true })
  @JoinColumn()
  author: Relation<Member> | null;

  @TextField(
    {
      max: 200,
      input:
        "Ukrainian name of an author outside the team, at most 200 characters. With both names blank, and without `authorId`, the post is signed by the foundation.",
    },
    "Ukrainian name of an author outside the team; may be blank.",
  )
  authorNameUa: string;

  @TextField(
    { max: 200, input: "English name of an author outside the team, at most 200 characters." },
    "English name of an author outside the team; may be blank.",
  )
  authorNameEng: string;

  @BooleanField(
    {
      rest: {
        name: "namesChanged",
        isReadOnly: true,
        description: "Whether names of people in it have been changed. An update keeps this value.",
      },
    },
    "Whether names of people in it have been changed; its page then shows a note.",
  )
  namesChanged: boolean;

  @DayField(
    {
      input:
        "The day (yyyy-mm-dd) that is shown as its date, today or in the past; omit it for the day of its first publication.",
    },
    "The day (yyyy-mm-dd) that an editor chose as its date; null to use the day of publication.",
  )
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

  @Translations(() => BlogPostTranslation)
  override translations: Relation<BlogPostTranslation>[];
}

@TranslationOf(BlogPost, "The translation of a blog post in one language.")
export class BlogPostTranslation extends Translation {
  @TextField({ max: 300, searched: "title", rest: "title" }, "The title.")
  title: string;

  @TextField(
    { max: 1000, searched: "text", rest: "shortDescription" },
    "Plain text shown on the card.",
  )
  shortDescription: string;

  @RichTextField({ rest: "content" })
  content: string;
}

@InputType({ description: "The texts of a blog post in one language." })
class BlogPostTranslationInput extends textsOf(BlogPostTranslation) {}

@InputType({ description: bothLanguagesDescription })
class BlogPostTranslations extends bothLanguages(BlogPostTranslationInput) {}

@InputType({ description: "A complete blog post; fields left out are reset to their defaults." })
export class BlogPostInput extends inputOf(BlogPost, BlogPostTranslations, [
  "postedAt",
  "isInEnglish",
]) {}

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
