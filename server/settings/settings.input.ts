import {
  ArrayMaxSize,
  ArrayUnique,
  IsBIC,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsUrl,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { Typed } from "../platform/tidy-text.ts";
import { BankAccount } from "./bank-account.ts";
import { CounterInput } from "./counter.ts";
import { EarlierSourcesInput } from "./earlier-counters.ts";
import { type FormerSettings, hoursReason, linksReason } from "./facts/former-fields.ts";
import { MoneyCategoryInput } from "./facts/money-category.ts";
import { OpeningHours, timeOfDay } from "./facts/opening-hours.ts";
import { SocialLinkInput } from "./facts/social-link.ts";
import { TeamGroupInput } from "./facts/team-group.ts";
import { GivingExample } from "./giving-example.ts";
import {
  type ButtonText,
  ButtonTextEnum,
  buttonTexts,
  type Mark,
  MarkEnum,
  marks,
  type PaletteColour,
  PaletteColourEnum,
  paletteColours,
} from "./palette.ts";
import { SettingsTranslationsInput } from "./settings-translation.input.ts";

/** A blank value means that it is not known yet and is not validated. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

const https = { protocols: ["https"], require_protocol: true };

const hexColour = /^#[0-9a-f]{6}$/i;

/** Payment providers to which donors may be sent; `example` domains serve the demo content. */
const cardPages = {
  ...https,
  disallow_auth: true,
  host_whitelist: [/^(?:[\w-]+\.)*(?:liqpay\.ua|wayforpay\.com|monobank\.ua|example)$/],
};
@InputType({ description: "The complete settings; fields left out are reset to their defaults." })
export class SettingsInput extends EarlierSourcesInput implements FormerSettings {
  @Field(() => String, { description: "Phone number as displayed, or blank." })
  @orBlank()
  @Typed("shownPhone", Matches(/^\+?[0-9 ()-]{5,30}$/))
  phone: string = "";

  @Field(() => String, { description: "Contact e-mail address, or blank." })
  @orBlank()
  @Typed("email", IsEmail())
  email: string = "";

  @Field(() => Int, {
    nullable: true,
    description: "Year in which the foundation was founded, 1800 to 2200; omit it for none.",
  })
  @IsOptional()
  @IsInt()
  @Min(1800)
  @Max(2200)
  foundingYear?: number | null;

  @Field(() => [OpeningHours], {
    description: "Working hours of each working day, once for each day.",
  })
  @ArrayMaxSize(7)
  @ArrayUnique(({ weekday }: OpeningHours) => weekday)
  @ValidateNested({ each: true })
  workingHours: OpeningHours[] = [];

  // Programs of an earlier version do not know them.
  @Field(() => [MoneyCategoryInput], {
    nullable: true,
    description:
      "Up to 60 categories of income and spending, in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(60)
  @ArrayUnique(({ id }: MoneyCategoryInput) => id || Symbol())
  @ValidateNested({ each: true })
  moneyCategories?: MoneyCategoryInput[] | null;

  // Programs of an earlier version do not know them.
  @Field(() => [TeamGroupInput], {
    nullable: true,
    description:
      "Up to 20 groups of the team, in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ArrayUnique(({ id }: TeamGroupInput) => id)
  @ValidateNested({ each: true })
  teamGroups?: TeamGroupInput[] | null;

  @Field(() => [SocialLinkInput], {
    description: "Up to 20 pages on social networks, in display order, each once.",
  })
  @ArrayMaxSize(20)
  @ArrayUnique(({ url }: SocialLinkInput) => url)
  @ValidateNested({ each: true })
  socialLinks: SocialLinkInput[] = [];

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of a LiqPay, WayForPay or monobank page for card payments, or blank.",
  })
  @orBlank()
  @Typed("url", IsUrl(cardPages))
  cardPaymentUrl?: string | null;

  @Field(() => [GivingExample], {
    description: "Up to twelve different amounts suggested to donors, with examples of their use.",
  })
  @ArrayMaxSize(12)
  @ArrayUnique(({ amount, currency }: GivingExample) => `${amount} ${currency}`)
  @ValidateNested({ each: true })
  givingExamples: GivingExample[] = [];

  // Programs of an earlier version do not know them.
  @Field(() => [CounterInput], {
    nullable: true,
    description: "Up to 50 counters in display order; omit them to keep the stored ones.",
  })
  @IsOptional()
  @ArrayMaxSize(50)
  @ArrayUnique(({ id }: CounterInput) => id)
  @ValidateNested({ each: true })
  counters?: CounterInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL template of such a page with a fixed amount; contains the placeholder {amount}. Or blank.",
  })
  @orBlank()
  @Typed("url", IsUrl(cardPages))
  @Matches(/^https:\/\/[^/{}]+\/[^{}]*\{amount\}[^{}]*$/i)
  cardAmountUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "HTTPS URL of a LiqPay, WayForPay or monobank page for monthly card payments, which may contain the placeholder {amount}. Or blank.",
  })
  @orBlank()
  @Typed("url", IsUrl(cardPages))
  @Matches(/^https:\/\/[^/{}]+(\/[^{}]*(\{amount\}[^{}]*)?)?$/i)
  monthlyPaymentUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of the foundation's page at paypal.com or paypal.me, or blank.",
  })
  @orBlank()
  @Typed(
    "url",
    IsUrl({ ...cardPages, host_whitelist: [/^(?:[\w-]+\.)*(?:paypal\.com|paypal\.me|example)$/] }),
  )
  paypalUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "HTTPS URL of a monobank jar, or blank.",
  })
  @orBlank()
  @IsUrl({ ...cardPages, host_whitelist: [/^(?:send\.monobank\.ua|(?:[\w-]+\.)*example)$/] })
  jarUrl?: string | null;

  // The check digit is not validated, because the register contains codes with a wrong one; the
  // editor's screen shows a warning.
  @Field(() => String, { description: "EDRPOU code of the foundation, 8 digits, or blank." })
  @orBlank()
  @Typed("code", Matches(/^[0-9]{8}$/))
  edrpou: string = "";

  @Field(() => String, {
    description: "Ukrainian IBAN of the account in hryvnias, spaces allowed, or blank.",
  })
  @orBlank()
  @BankAccount({ whitelist: ["UA"] })
  iban: string = "";

  @Field(() => String, {
    nullable: true,
    description: "IBAN of the account in euros, spaces allowed, or blank.",
  })
  @orBlank()
  @BankAccount()
  euroIban?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "IBAN of the account for SWIFT transfers in other currencies, or blank.",
  })
  @orBlank()
  @BankAccount()
  foreignIban?: string | null;

  @Field(() => String, { nullable: true, description: "SWIFT code (BIC) of the bank, or blank." })
  @orBlank()
  @Typed("code", IsBIC())
  swift?: string | null;

  @Field(() => Int, {
    description: "Retention period of the history of changes, in months, 1 to 120.",
  })
  @IsInt()
  @Min(1)
  @Max(120)
  changeRetentionMonths: number = 36;

  @Field(() => Boolean, {
    description:
      "Whether images that show recognisable children are public only while a consent allows it.",
  })
  @IsBoolean()
  picturesNeedConsent: boolean = true;

  // Programs of an earlier version do not know it.
  @Field(() => Boolean, {
    nullable: true,
    description: "Whether visitors see the together points; omit it to keep the stored value.",
  })
  @IsOptional()
  @IsBoolean()
  showsTogetherPoints?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the uploaded logo; omit it for `mark`.",
  })
  @IsOptional()
  @IsUUID("all")
  logoId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the logo for dark backgrounds; omit it to use the logo for light backgrounds.",
  })
  @IsOptional()
  @IsUUID("all")
  darkLogoId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the logo in a circle or square, of which icons are made; omit it for no such logo.",
  })
  @IsOptional()
  @IsUUID("all")
  roundLogoId?: string | null;

  // Programs of an earlier version do not know it.
  @Field(() => MarkEnum, {
    nullable: true,
    description: "What is shown while there is no logo; omit it to keep the stored value.",
  })
  @IsOptional()
  @IsIn(marks)
  mark?: Mark | null;

  @Field(() => PaletteColourEnum, {
    description:
      "Colour of the footer, the icons and the cards; light texts must be readable on it.",
  })
  @IsIn(paletteColours)
  brandColour: PaletteColour = "night";

  @Field(() => String, {
    nullable: true,
    description:
      "The foundation's own colour in place of `brandColour`, as #rrggbb; omit it to use that one.",
  })
  @orBlank()
  @Matches(hexColour)
  brandColourValue?: string | null;

  @Field(() => PaletteColourEnum, {
    description: "Colour of the main buttons; `buttonText` must be readable on it.",
  })
  @IsIn(paletteColours)
  buttonColour: PaletteColour = "poppy";

  @Field(() => String, {
    nullable: true,
    description:
      "The foundation's own colour in place of `buttonColour`, as #rrggbb; omit it to use that one.",
  })
  @orBlank()
  @Matches(hexColour)
  buttonColourValue?: string | null;

  @Field(() => ButtonTextEnum, { description: "Colour of the text on the main buttons." })
  @IsIn(buttonTexts)
  buttonText: ButtonText = "light";

  @Field(() => String, {
    nullable: true,
    deprecationReason: hoursReason,
    description: "Opening time, HH:MM, from Monday to Friday; ignored beside `workingHours`.",
  })
  @orBlank()
  @Typed("time", Matches(timeOfDay))
  opensAt?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: hoursReason,
    description: "Closing time, HH:MM, from Monday to Friday; ignored beside `workingHours`.",
  })
  @orBlank()
  @Typed("time", Matches(timeOfDay))
  closesAt?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Facebook page; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  facebookUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Instagram page; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  instagramUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the Telegram channel; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  telegramUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    deprecationReason: linksReason,
    description: "HTTPS URL of the YouTube channel; ignored beside `socialLinks`.",
  })
  @orBlank()
  @Typed("url", IsUrl(https))
  youtubeUrl?: string | null;

  @Field(() => SettingsTranslationsInput, { description: "The texts in both languages." })
  @ValidateNested()
  translations: SettingsTranslationsInput;
}
