import { IsBIC, IsEmail, IsUrl, Matches } from "class-validator";
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
import { FormattedField, PhoneField, TextField } from "../platform/record/text-fields.ts";
import { BooleanField, IntegerField, ListField } from "../platform/record/value-fields.ts";
import { Typed } from "../platform/tidy-text.ts";
import { BankAccount } from "./bank-account.ts";
import { Counter } from "./counter.ts";
import type { MoneyCategory } from "./facts/money-category.ts";
import { OpeningHours } from "./facts/opening-hours.ts";
import { SocialLink } from "./facts/social-link.ts";
import type { TeamGroup } from "./facts/team-group.ts";
import { FoundationLook, FoundationTexts } from "./foundation-columns.ts";
import { GivingExample } from "./giving-example.ts";

const paymentProviders = /^(?:[\w-]+\.)*(?:liqpay\.ua|wayforpay\.com|monobank\.ua|example)$/;

/** A URL to which donors may be sent; `example` domains serve the demo content. */
const paymentPage = (hosts = paymentProviders): PropertyDecorator =>
  Typed(
    "url",
    IsUrl({
      protocols: ["https"],
      require_protocol: true,
      disallow_auth: true,
      host_whitelist: [hosts],
    }),
  );

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

  @PhoneField("Phone number as displayed, or blank.")
  phone: string;

  @FormattedField({ rules: [Typed("email", IsEmail())] }, "Contact e-mail address, or blank.")
  email: string;

  @IntegerField(
    {
      optional: true,
      min: 1800,
      max: 2200,
      input: "Year in which the foundation was founded, 1800 to 2200; omit it for none.",
    },
    "Year in which the foundation was founded, which the copyright line shows.",
  )
  foundingYear: number | null;

  // SettingsInput has the following lists itself.

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

  @Field(() => [Counter], {
    description: "Numbers of what was done in a year, in display order.",
  })
  @Column("jsonb", { default: [] })
  counters: Counter[];

  @FormattedField(
    {
      optional: true,
      rules: [paymentPage()],
      input: "HTTPS URL of a LiqPay, WayForPay or monobank page for card payments, or blank.",
    },
    "HTTPS URL of a page for card payments of any amount.",
  )
  cardPaymentUrl: string | null;

  @ListField(
    () => GivingExample,
    {
      max: 12,
      unique: ({ amount, currency }) => `${amount} ${currency}`,
      input: "Up to twelve different amounts suggested to donors, with examples of their use.",
    },
    "Amounts suggested to donors with examples of their use, in display order.",
  )
  givingExamples: GivingExample[];

  @FormattedField(
    {
      optional: true,
      rules: [paymentPage(), Matches(/^https:\/\/[^/{}]+\/[^{}]*\{amount\}[^{}]*$/i)],
      input:
        "URL template of such a page with a fixed amount; contains the placeholder {amount}. Or blank.",
    },
    "HTTPS URL template of a card payment with a fixed amount; contains the placeholder {amount}.",
  )
  cardAmountUrl: string | null;

  @FormattedField(
    {
      optional: true,
      rules: [paymentPage(), Matches(/^https:\/\/[^/{}]+(\/[^{}]*(\{amount\}[^{}]*)?)?$/i)],
      input:
        "HTTPS URL of a LiqPay, WayForPay or monobank page for monthly card payments, which may contain the placeholder {amount}. Or blank.",
    },
    "HTTPS URL of a page for monthly card payments; it may contain the placeholder {amount}.",
  )
  monthlyPaymentUrl: string | null;

  @FormattedField(
    {
      optional: true,
      rules: [paymentPage(/^(?:[\w-]+\.)*(?:paypal\.com|paypal\.me|example)$/)],
      input: "HTTPS URL of the foundation's page at paypal.com or paypal.me, or blank.",
    },
    "HTTPS URL for donations by PayPal.",
  )
  paypalUrl: string | null;

  @FormattedField(
    {
      optional: true,
      rules: [paymentPage(/^(?:send\.monobank\.ua|(?:[\w-]+\.)*example)$/)],
      input: "HTTPS URL of a monobank jar, or blank.",
    },
    "HTTPS URL of a monobank jar.",
  )
  jarUrl: string | null;

  // The check digit is not validated, because the register contains codes with a wrong one; the
  // editor's screen shows a warning.
  @FormattedField(
    { rules: [Typed("code", Matches(/^[0-9]{8}$/))] },
    "EDRPOU code of the foundation, 8 digits, or blank.",
  )
  edrpou: string;

  @FormattedField(
    {
      rules: [BankAccount({ whitelist: ["UA"] })],
      input: "Ukrainian IBAN of the account in hryvnias, spaces allowed, or blank.",
    },
    "IBAN of the account in hryvnias, without spaces, or blank.",
  )
  iban: string;

  @FormattedField(
    {
      optional: true,
      rules: [BankAccount()],
      input: "IBAN of the account in euros, spaces allowed, or blank.",
    },
    "IBAN of the account in euros, without spaces.",
  )
  euroIban: string | null;

  @FormattedField(
    {
      optional: true,
      rules: [BankAccount()],
      input: "IBAN of the account for SWIFT transfers in other currencies, or blank.",
    },
    "IBAN of the account for SWIFT transfers in other currencies, without spaces.",
  )
  foreignIban: string | null;

  @FormattedField(
    {
      optional: true,
      rules: [Typed("code", IsBIC())],
      input: "SWIFT code (BIC) of the bank, or blank.",
    },
    "SWIFT code (BIC) of the bank.",
  )
  swift: string | null;

  @IntegerField(
    {
      min: 1,
      max: 120,
      initial: 36,
      input: "Retention period of the history of changes, in months, 1 to 120.",
    },
    "Retention period of the history of changes, in months; older changes are deleted.",
  )
  changeRetentionMonths: number;

  @BooleanField(
    { isTrue: true },
    "Whether images that show recognisable children are public only while a consent allows it.",
  )
  picturesNeedConsent: boolean;

  @BooleanField(
    {
      keepsStored: true,
      input: "Whether visitors see the together points; omit it to keep the stored value.",
    },
    "Whether visitors see the together points; while it is false, none is public and the pages that list them do not exist.",
  )
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

  @TextField({ max: 300 }, "Postal address.")
  address: string;

  /** The settings' own, set when they are read; the texts in this language are made of it. */
  workingHours?: readonly OpeningHours[];

  // The maximum lengths of recipient and purpose are those of the National Bank's QR codes.
  @TextField({ max: 140 }, "Bank details: registered name of the recipient.")
  recipient: string;

  @TextField({ max: 200 }, "Bank details: name of the bank.")
  bankName: string;

  @TextField({ max: 300 }, "Bank details: address of the bank, for SWIFT transfers.")
  bankAddress: string;

  @TextField({ max: 420 }, "Bank details: payment reference.")
  paymentPurpose: string;
}
