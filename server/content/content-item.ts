import { Field, GraphQLISODateTime, ID, Int, InterfaceType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from "typeorm";
import type { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { writtenByTrigger } from "../platform/database/trigger-column.ts";

@InterfaceType("Translation", {
  description:
    "The texts of an item in one language, published independently of the other language.",
})
export abstract class Translation {
  @Field(() => ID, { description: "Id of the translation." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  // The decorator TranslationOf makes columns of the following two.

  itemId: string;
  item: Relation<ContentItem>;

  @Field(() => LanguageEnum, { description: "Language of the translation." })
  @Column("text")
  language: Language;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Publication time: null for a draft, in the future if it is scheduled.",
  })
  @Index()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  publishedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time at which it will be unpublished automatically; null if that is not planned.",
  })
  @Index({ where: "unpublish_at is not null" })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  unpublishAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    description: "Time of the last change, publication included.",
  })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  // A trigger (set_translation_columns) maintains the following five columns.

  @Field(() => GraphQLISODateTime, {
    description:
      "Time when the texts last changed, or were last confirmed to match the other language.",
  })
  @Column({ name: "words_changed_at", type: "timestamptz", precision: 3, default: () => "now()" })
  textsChangedAt: Date;

  @Field(() => Int, { description: "Number of texts that are not blank." })
  @Column("int", { default: 0 })
  filled: number;

  @Field(() => Int, { description: "Number of texts in a complete translation." })
  @Column("int", { default: 0 })
  fields: number;

  /** Its texts normalised for search: lower case, without accents and apostrophes. */
  @Column("text", { default: "", ...writtenByTrigger })
  searchForm: string;

  /**
   * `searchForm` transliterated to letters that every PostgreSQL locale knows, for the trigram
   * index.
   */
  @Column("text", { default: "", ...writtenByTrigger })
  searchLetters: string;
}

@InterfaceType("ContentItem", {
  description: "An item of content. It is public if at least one of its translations is.",
})
@Index(["updatedAt", "id"])
@Index(["headingUa", "id"])
@Index(["headingEng", "id"])
export abstract class ContentItem {
  @Field(() => ID, { description: "Id of the item, also used in URLs." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => Int, {
    description: "Incremented by every save; pass it when saving to detect conflicts.",
  })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time of the last save." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time when it was moved to the trash; null if it is not in the trash.",
  })
  @Index({ where: "deleted_at is not null" })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deletedAt: Date | null;

  // Triggers on the translations (set_item_columns) maintain the following columns.

  /**
   * Earliest publication time of its translations, past or scheduled; null if all are drafts, and of
   * together points that the settings hide.
   */
  @Index({ where: "deleted_at is null" })
  @Column({ type: "timestamptz", precision: 3, nullable: true, ...writtenByTrigger })
  publicFrom: Date | null;

  /**
   * Latest publication time of its translations, drafts ignored; in the future if one is
   * scheduled.
   */
  @Column({ type: "timestamptz", precision: 3, nullable: true, ...writtenByTrigger })
  wholeFrom: Date | null;

  /**
   * Its title for lists sorted in Ukrainian: the Ukrainian one, else the English one, else blank.
   */
  @Column({ type: "text", collation: "uk-x-icu", default: "", ...writtenByTrigger })
  headingUa: string;

  @Column({ type: "text", collation: "uk-x-icu", default: "", ...writtenByTrigger })
  headingEng: string;

  /** Whether its translation into the language is missing or incomplete. */
  @Column("boolean", { default: true, ...writtenByTrigger })
  lacksUa: boolean;

  @Column("boolean", { default: true, ...writtenByTrigger })
  lacksEng: boolean;

  /** Whether its English texts are older than its Ukrainian ones. */
  @Column("boolean", { default: false, ...writtenByTrigger })
  isOutdated: boolean;

  /** Whether it has a translation without a publication time. */
  @Column("boolean", { default: false, ...writtenByTrigger })
  hasDraft: boolean;

  /** The `language` argument of the root field; the default language of `translation`. */
  requestedLanguage?: Language;

  /** The `drafts` argument of the root field; related items are loaded accordingly. */
  includesDrafts?: boolean;

  /** Its images, if they were loaded with it. */
  loadedPictures?: LoadedPictures;

  /** The number of its images, if it was loaded with it. */
  loadedPictureCount?: number;

  @Field(() => [Translation], {
    description: "The translations in both languages, as far as they are visible to you.",
  })
  translations: Translation[];
}

@InterfaceType("OrderedItem", {
  implements: ContentItem,
  description: "An item whose order is set by editors.",
})
export abstract class OrderedItem extends ContentItem {
  @Field(() => Int, { description: "Position in the order set by editors, starting at 0." })
  @Column("int", { default: 0 })
  position: number;
}

/** The first images of an item's ordered set; all of them if `first` is null. */
export interface LoadedPictures {
  first: number | null;
  images: Image[];
}

export type ItemClass<Item extends ContentItem = ContentItem> = new () => Item;
