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
import { Counter } from "./counter.ts";
import type { MoneyCategory } from "./facts/money-category.ts";
import { OpeningHours } from "./facts/opening-hours.ts";
import { SocialLink } from "./facts/social-link.ts";
import type { TeamGroup } from "./facts/team-group.ts";
import { FoundationLook, FoundationTexts } from "./foundation-columns.ts";
import { GivingExample } from "./giving-example.ts";

@ObjectType({
  description:
    "The foundation's contacts, requisites and figures. There is exactly one object, always public.",
})
@Entity("settings")
@Check("settings_one", "id = 1")
@Check("settings_brand_colour", "brand_colour in ('night', 'sky', 'leaf', 'poppy', 'sun')")
@Check("settings_button_colour", "button_colour in ('night', 'sky', 'leaf', 'poppy', 'sun')")
@Check("settings_mark", "mark in ('drawing', 'initial')")
@Check("settings_brand_colour_value", "brand_colour_value ~ '^#[0-9a-f]{6}$'")
@Check("settings_button_colour_value", "button_colour_value ~ '^#[0-9a-f]{6}$'")
@Check("settings_button_text", "button_text in ('light', 'dark')")
@Check("settings_change_retention", "change_retention_months between 1 and 120")
@Check("settings_founding_year", "founding_year between 1800 and 2200")
@Check(
  "settings_social_links",
  `not jsonb_path_exists(social_links, '$[*].url ? (!(@ like_regex "^https://" flag "i"))')`,
)
@Check("settings_card_payment_url", "card_payment_url ilike 'https://%'")
@Check("settings_monthly_payment_url", "monthly_payment_url ilike 'https://%'")
@Check("settings_paypal_url", "paypal_url ilike 'https://%'")
@Check("settings_jar_url", "jar_url ilike 'https://%'")
@Check("settings_card_amount_url", "card_amount_url ilike 'https://%{amount}%'")
@Check("settings_edrpou", "edrpou ~ '^([0-9]{8})?$'")
@Check("settings_iban", "iban ~ '^(UA[0-9A-Z]{27})?$'")
@Check("settings_euro_iban", "euro_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'")
@Check("settings_foreign_iban", "foreign_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'")
export class Settings extends FoundationLook {
  @Field(() => ID, { description: "Always 1." })
  @PrimaryColumn("int", { default: 1 })
  id: number;

  @Field(() => Int, {
    description: "Version number, incremented with every save. Send it back when saving.",
  })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Time of the last save." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => String, { description: "Phone number as displayed, or blank." })
  @Column("text", { default: "" })
  phone: string;

  @Field(() => String, { description: "Contact e-mail address, or blank." })
  @Column("text", { default: "" })
  email: string;

  @Field(() => Int, {
    nullable: true,
    description: "Year in which the foundation was founded, which the copyright line shows.",
  })
  @Column("int", { nullable: true })
  foundingYear: number | null;

  @Field(() => [OpeningHours], {
    description: "Working hours of each working day, from Monday on; empty without such days.",
  })
  @Column("jsonb", { default: [] })
  workingHours: OpeningHours[];

  /** Those that an admin has saved; `teamGroupsOf` returns them all. */
  @Column("jsonb", { default: [] })
  teamGroups: TeamGroup[];

  /** Those that an admin has saved; `moneyCategoriesOf` returns them all. */
  @Column("jsonb", { default: [] })
  moneyCategories: MoneyCategory[];

  @Field(() => [SocialLink], { description: "Pages on social networks, in display order." })
  @Column("jsonb", { default: [] })
  socialLinks: SocialLink[];

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of a page for card payments of any amount.",
  })
  @Column("text", { nullable: true })
  cardPaymentUrl: string | null;

  @Field(() => [GivingExample], {
    description: "Amounts suggested to donors with examples of their use, in display order.",
  })
  @Column("jsonb", { default: [] })
  givingExamples: GivingExample[];

  @Field(() => [Counter], {
    description: "Numbers of what was done in a year, in display order.",
  })
  @Column("jsonb", { default: [] })
  counters: Counter[];

  @Field(() => String, {
    nullable: true,
    description:
      "HTTPS URL template of a card payment with a fixed amount; contains the placeholder {amount}.",
  })
  @Column("text", { nullable: true })
  cardAmountUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "HTTPS URL of a page for monthly card payments; it may contain the placeholder {amount}.",
  })
  @Column("text", { nullable: true })
  monthlyPaymentUrl: string | null;

  @Field(() => String, { nullable: true, description: "HTTPS URL for donations by PayPal." })
  @Column("text", { nullable: true })
  paypalUrl: string | null;

  @Field(() => String, { nullable: true, description: "HTTPS URL of a monobank jar." })
  @Column("text", { nullable: true })
  jarUrl: string | null;

  @Field(() => String, { description: "EDRPOU code of the foundation, 8 digits, or blank." })
  @Column("text", { default: "" })
  edrpou: string;

  @Field(() => String, {
    description: "IBAN of the account in hryvnias, without spaces, or blank.",
  })
  @Column("text", { default: "" })
  iban: string;

  @Field(() => String, {
    nullable: true,
    description: "IBAN of the account in euros, without spaces.",
  })
  @Column("text", { nullable: true })
  euroIban: string | null;

  @Field(() => String, {
    nullable: true,
    description: "IBAN of the account for SWIFT transfers in other currencies, without spaces.",
  })
  @Column("text", { nullable: true })
  foreignIban: string | null;

  @Field(() => String, { nullable: true, description: "SWIFT code (BIC) of the bank." })
  @Column("text", { nullable: true })
  swift: string | null;

  @Field(() => Int, {
    description:
      "Retention period of the history of changes, in months; older changes are deleted.",
  })
  @Column("int", { default: 36 })
  changeRetentionMonths: number;

  @Field(() => Boolean, {
    description:
      "Whether images that show recognisable children are public only while a consent allows it.",
  })
  @Column("boolean", { default: true })
  picturesNeedConsent: boolean;

  @Field(() => Boolean, {
    description:
      "Whether visitors see the together points; while it is false, none is public and the pages that list them do not exist.",
  })
  @Column("boolean", { default: false })
  showsTogetherPoints: boolean;

  /**
   * When an admin finished the assistant of the first setup, or put it off; null until then. Never
   * a GraphQL field: the settings are public.
   */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  setupFinishedAt: Date | null;

  @OneToMany(
    () => SettingsTranslation,
    (translation) => translation.item,
    { cascade: true },
  )
  @Field(() => [SettingsTranslation], { description: "The texts in both languages." })
  translations: Relation<SettingsTranslation>[];

  /** The language argument of the root field; `translation` without an argument uses it. */
  requestedLanguage?: Language;
}

@ObjectType({ description: "The foundation's texts in one language." })
@Entity("settings_translation")
@Check("settings_translation_language", "language in ('ua', 'eng')")
@Unique("settings_translation_once", ["itemId", "language"])
export class SettingsTranslation extends FoundationTexts {
  @Field(() => ID, { description: "Id of the translation." })
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

  @Field(() => LanguageEnum, { description: "Language of the texts." })
  @Column("text")
  language: Language;

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => String, { description: "Postal address." })
  @Column("text", { default: "" })
  address: string;

  /** The settings' own, set when they are read; the texts in this language are made of it. */
  workingHours?: readonly OpeningHours[];

  @Field(() => String, { description: "Bank details: registered name of the recipient." })
  @Column("text", { default: "" })
  recipient: string;

  @Field(() => String, { description: "Bank details: name of the bank." })
  @Column("text", { default: "" })
  bankName: string;

  @Field(() => String, {
    description: "Bank details: address of the bank, for SWIFT transfers.",
  })
  @Column("text", { default: "" })
  bankAddress: string;

  @Field(() => String, { description: "Bank details: payment reference." })
  @Column("text", { default: "" })
  paymentPurpose: string;
}
