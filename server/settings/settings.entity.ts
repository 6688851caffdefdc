import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
  UpdateDateColumn,
} from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";

@ObjectType({
  description: "What the site says of the foundation everywhere. There is one, always public.",
})
@Entity("settings")
@Check("settings_one", "id = 1")
@Check("settings_opens_at", "opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
@Check("settings_closes_at", "closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
@Check("settings_facebook_url", "facebook_url ilike 'https://%'")
@Check("settings_instagram_url", "instagram_url ilike 'https://%'")
@Check("settings_telegram_url", "telegram_url ilike 'https://%'")
@Check("settings_youtube_url", "youtube_url ilike 'https://%'")
@Check("settings_card_payment_url", "card_payment_url ilike 'https://%'")
@Check("settings_card_amounts", "cardinality(card_amounts) <= 6 and 0 < all(card_amounts)")
@Check("settings_card_amount_url", "card_amount_url ilike 'https://%{amount}%'")
@Check("settings_edrpou", "edrpou ~ '^([0-9]{8})?$'")
@Check("settings_iban", "iban ~ '^(UA[0-9A-Z]{27})?$'")
@Check("settings_euro_iban", "euro_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'")
@Check("settings_foreign_iban", "foreign_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'")
export class Settings {
  @Field(() => ID, { description: "Always 1." })
  @PrimaryColumn("int", { default: 1 })
  id: number;

  @Field(() => Int, { description: "Grows with every save; send it back when saving." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "When somebody last saved them." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => String, { description: "As people read it, or blank." })
  @Column("text", { default: "" })
  phone: string;

  @Field(() => String, { description: "Where people write to, or blank." })
  @Column("text", { default: "" })
  email: string;

  @Field(() => String, { description: "Start of office hours, HH:MM in Kyiv." })
  @Column("text", { default: "10:00" })
  opensAt: string;

  @Field(() => String, { description: "End of office hours, HH:MM in Kyiv." })
  @Column("text", { default: "18:00" })
  closesAt: string;

  @Field(() => String, { nullable: true, description: "https address of its Facebook page." })
  @Column("text", { nullable: true })
  facebookUrl: string | null;

  @Field(() => String, { nullable: true, description: "https address of its Instagram page." })
  @Column("text", { nullable: true })
  instagramUrl: string | null;

  @Field(() => String, { nullable: true, description: "https address of its Telegram channel." })
  @Column("text", { nullable: true })
  telegramUrl: string | null;

  @Field(() => String, { nullable: true, description: "https address of its YouTube channel." })
  @Column("text", { nullable: true })
  youtubeUrl: string | null;

  @Field(() => String, { nullable: true, description: "https page where a card can be charged." })
  @Column("text", { nullable: true })
  cardPaymentUrl: string | null;

  @Field(() => [Int], { description: "In hryvnias, to choose from before a free amount." })
  @Column("int", { array: true, default: [] })
  cardAmounts: number[];

  @Field(() => String, {
    nullable: true,
    description: "https page that charges one of these amounts, with {amount} in its place.",
  })
  @Column("text", { nullable: true })
  cardAmountUrl: string | null;

  @Field(() => String, { description: "The foundation's register code, 8 digits, or blank." })
  @Column("text", { default: "" })
  edrpou: string;

  @Field(() => String, { description: "Account in hryvnias, without spaces, or blank." })
  @Column("text", { default: "" })
  iban: string;

  @Field(() => String, { nullable: true, description: "Account in euros, without spaces." })
  @Column("text", { nullable: true })
  euroIban: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Account for transfers by SWIFT in other currencies, without spaces.",
  })
  @Column("text", { nullable: true })
  foreignIban: string | null;

  @Field(() => String, { nullable: true, description: "SWIFT code of the bank, for abroad." })
  @Column("text", { nullable: true })
  swift: string | null;

  @OneToMany(
    () => SettingsTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [SettingsTranslation], { description: "Both languages." })
  translations: Relation<SettingsTranslation>[];

  /** The language its root field was asked in; `translation` without an argument answers in it. */
  requestedLanguage?: Language;
}

@ObjectType({ description: "What the site says of the foundation in one language." })
@Entity("settings_translation")
@Check("settings_translation_language", "language in ('ua', 'eng')")
@Check(
  "settings_translation_counters",
  "least(institutions, families, partners, tons, children_thousands) >= 0",
)
@Unique("settings_translation_once", ["itemId", "language"])
export class SettingsTranslation {
  @Field(() => ID, { description: "Names these words in caches." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("int")
  itemId: number;

  @ManyToOne(
    () => Settings,
    (item) => item.translations,
    { onDelete: "CASCADE", nullable: false },
  )
  @JoinColumn({ name: "item_id" })
  item: Relation<Settings>;

  @Field(() => LanguageEnum, { description: "The language these words are in." })
  @Column("text")
  language: Language;

  @Field(() => GraphQLISODateTime, { description: "When these words last changed." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => String, { description: "The short name, as in the header." })
  @Column("text", { default: "" })
  foundationName: string;

  @Field(() => String, { description: "What kind of foundation it is, in a few words." })
  @Column("text", { default: "" })
  tagline: string;

  @Field(() => String, { description: "Postal address." })
  @Column("text", { default: "" })
  address: string;

  @Field(() => String, { description: "Office days and hours, in words." })
  @Column("text", { default: "" })
  schedule: string;

  @Field(() => String, { description: "Requisites: the recipient's registered name." })
  @Column("text", { default: "" })
  recipient: string;

  @Field(() => String, { description: "Requisites: the bank." })
  @Column("text", { default: "" })
  bankName: string;

  @Field(() => String, { description: "Requisites: the bank's address, for SWIFT." })
  @Column("text", { default: "" })
  bankAddress: string;

  @Field(() => String, { description: "Requisites: what a donor writes as the purpose." })
  @Column("text", { default: "" })
  paymentPurpose: string;

  @Field(() => Int, { description: "In one year: institutions given medical support." })
  @Column("int", { default: 0 })
  institutions: number;

  @Field(() => Int, { description: "In one year: families fed." })
  @Column("int", { default: 0 })
  families: number;

  @Field(() => Int, { description: "In one year: partners who gave resources." })
  @Column("int", { default: 0 })
  partners: number;

  @Field(() => Int, { description: "In one year: tons of humanitarian aid." })
  @Column("int", { default: 0 })
  tons: number;

  @Field(() => Int, { description: "In one year: children helped by psychologists, in thousands." })
  @Column("int", { default: 0 })
  childrenThousands: number;
}
