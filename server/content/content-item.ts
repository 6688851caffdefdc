import { Field, GraphQLISODateTime, ID, Int, InterfaceType } from "type-graphql";
import { Column, CreateDateColumn, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";

@InterfaceType("Translation", {
  description: "The words of an item in one language, with a publication of their own.",
})
export abstract class Translation {
  @Field(() => ID, { description: "Names these words in caches." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => LanguageEnum, { description: "The language these words are in." })
  @Column("text")
  language: Language;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Empty: a draft. In the future: scheduled.",
  })
  @Index()
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  publishedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: "When these words last changed." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  // These four are kept by a trigger (keep_words, migration 3), whoever writes the row.

  @Field(() => GraphQLISODateTime, {
    description: "When the words themselves changed, or were confirmed to fit the other language.",
  })
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  wordsChangedAt: Date;

  @Field(() => Int, { description: "How many of its texts are filled." })
  @Column("int", { default: 0 })
  filled: number;

  @Field(() => Int, { description: "How many texts it has." })
  @Column("int", { default: 0 })
  fields: number;

  /** Its texts as they are searched: in lower case, without accents and apostrophes. */
  @Column("text", { default: "", select: false })
  searchForm: string;
}

@InterfaceType("ContentItem", {
  description: "What editors write and visitors read. It is public when one translation is.",
})
@Index(["updatedAt", "id"])
export abstract class ContentItem {
  @Field(() => ID, { description: "Names the item, in addresses as well." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => Int, { description: "Grows with every save; send it back when saving." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "When it was begun." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it was last saved." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it was put into the trash; null outside of it.",
  })
  @Index({ where: "deleted_at is not null" })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deletedAt: Date | null;

  /** The language its root field was asked in; `translation` without an argument answers in it. */
  askedLanguage?: Language;

  /** Whether its root field was asked for drafts; what is loaded for the item follows. */
  askedDrafts?: boolean;

  abstract translations: Translation[];
}

@InterfaceType("OrderedItem", {
  implements: ContentItem,
  description: "An item that people put in order by hand.",
})
export abstract class OrderedItem extends ContentItem {
  @Field(() => Int, { description: "Place in the hand-made order, from 0." })
  @Column("int", { default: 0 })
  position: number;
}

export type Kind<Item extends ContentItem = ContentItem> = new () => Item;
