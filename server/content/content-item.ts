import { Field, GraphQLISODateTime, ID, Int, InterfaceType } from "type-graphql";
import { Column, CreateDateColumn, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import { writtenByTrigger } from "../platform/database/trigger-column.ts";

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

  // These five are kept by a trigger (keep_words, migrations 3 and 6), whoever writes the row.

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
  @Column("text", { default: "", ...writtenByTrigger })
  searchForm: string;

  /** The same in letters that every PostgreSQL knows, for the index of its parts of words. */
  @Column("text", { default: "", ...writtenByTrigger })
  searchLetters: string;
}

@InterfaceType("ContentItem", {
  description: "What editors write and visitors read. It is public when one translation is.",
})
@Index(["updatedAt", "id"])
@Index(["headingUa", "id"])
@Index(["headingEng", "id"])
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

  // These are kept by a trigger (keep_listed, migration 6), whoever writes its words.

  /** When the first of its languages is out; null when none is, nor will be. */
  @Index({ where: "deleted_at is null" })
  @Column({ type: "timestamptz", precision: 3, nullable: true, ...writtenByTrigger })
  publicFrom: Date | null;

  /** When the last of its languages is out, drafts left aside; later than now: one is scheduled. */
  @Column({ type: "timestamptz", precision: 3, nullable: true, ...writtenByTrigger })
  wholeFrom: Date | null;

  /** What it is called in a list in Ukrainian: in Ukrainian, else in English, else blank. */
  @Column({ type: "text", collation: "uk-x-icu", default: "", ...writtenByTrigger })
  headingUa: string;

  @Column({ type: "text", collation: "uk-x-icu", default: "", ...writtenByTrigger })
  headingEng: string;

  /** Whether its words in a language are missing or unfinished. */
  @Column("boolean", { default: true, ...writtenByTrigger })
  lacksUa: boolean;

  @Column("boolean", { default: true, ...writtenByTrigger })
  lacksEng: boolean;

  /** Whether its English is older than its Ukrainian. */
  @Column("boolean", { default: false, ...writtenByTrigger })
  isOutdated: boolean;

  /** Whether it has words that are neither out nor scheduled. */
  @Column("boolean", { default: false, ...writtenByTrigger })
  hasDraft: boolean;

  /** The language its root field was asked in; `translation` without an argument answers in it. */
  requestedLanguage?: Language;

  /** Whether its root field was asked for drafts; what is loaded for the item follows. */
  includesDrafts?: boolean;

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

export type ItemClass<Item extends ContentItem = ContentItem> = new () => Item;
