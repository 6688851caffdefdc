import {
  ArrayMaxSize,
  ArrayUnique,
  IsBIC,
  IsEmail,
  IsIBAN,
  IsInt,
  IsMilitaryTime,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, InputType, Int } from "type-graphql";

/** Blank means not known yet; only what is given has to be right. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

const https = { protocols: ["https"], require_protocol: true };

/** Whom a card's number is entrusted to; and names that belong to nobody, for the demo. */
const cardPages = {
  ...https,
  disallow_auth: true,
  host_whitelist: [/^(?:[\w-]+\.)*(?:liqpay\.ua|wayforpay\.com|monobank\.ua|example)$/],
};
const most = 100_000_000;

@InputType({ description: "What the site says of the foundation in one language." })
export class SettingsWords {
  @Field(() => String, { description: "The short name, as in the header." })
  @MaxLength(100)
  foundationName: string = "";

  @Field(() => String, { description: "What kind of foundation it is, in a few words." })
  @MaxLength(200)
  tagline: string = "";

  @Field(() => String, { description: "Postal address." })
  @MaxLength(300)
  address: string = "";

  @Field(() => String, { description: "Office days and hours, in words." })
  @MaxLength(200)
  schedule: string = "";

  // This bound and the purpose's are those of the National Bank's QR codes 002 and 003.
  @Field(() => String, { description: "Requisites: the recipient's registered name." })
  @MaxLength(140)
  recipient: string = "";

  @Field(() => String, { description: "Requisites: the bank." })
  @MaxLength(200)
  bankName: string = "";

  @Field(() => String, { description: "Requisites: the bank's address, for SWIFT." })
  @MaxLength(300)
  bankAddress: string = "";

  @Field(() => String, { description: "Requisites: what a donor writes as the purpose." })
  @MaxLength(420)
  paymentPurpose: string = "";

  @Field(() => Int, { description: "In one year: institutions given medical support." })
  @IsInt()
  @Min(0)
  @Max(most)
  institutions: number = 0;

  @Field(() => Int, { description: "In one year: families fed." })
  @IsInt()
  @Min(0)
  @Max(most)
  families: number = 0;

  @Field(() => Int, { description: "In one year: partners who gave resources." })
  @IsInt()
  @Min(0)
  @Max(most)
  partners: number = 0;

  @Field(() => Int, { description: "In one year: tons of humanitarian aid." })
  @IsInt()
  @Min(0)
  @Max(most)
  tons: number = 0;

  @Field(() => Int, { description: "In one year: children helped by psychologists, in thousands." })
  @IsInt()
  @Min(0)
  @Max(most)
  childrenThousands: number = 0;
}

@InputType({ description: "Settings always speak both languages." })
export class SettingsTranslations {
  @Field(() => SettingsWords, { description: "In Ukrainian." })
  @ValidateNested()
  ua: SettingsWords;

  @Field(() => SettingsWords, { description: "In English." })
  @ValidateNested()
  eng: SettingsWords;
}

@InputType({ description: "The whole settings: what is left out returns to its default." })
export class SettingsInput {
  @Field(() => String, { description: "As people shall read it, or blank." })
  @orBlank()
  @Matches(/^\+?[0-9 ()-]{5,30}$/)
  phone: string = "";

  @Field(() => String, { description: "Where people write to, or blank." })
  @orBlank()
  @IsEmail()
  email: string = "";

  @Field(() => String, { description: "Start of office hours, HH:MM in Kyiv." })
  @IsMilitaryTime()
  opensAt: string = "10:00";

  @Field(() => String, { description: "End of office hours, HH:MM in Kyiv." })
  @IsMilitaryTime()
  closesAt: string = "18:00";

  @Field(() => String, { nullable: true, description: "https address, or blank." })
  @orBlank()
  @IsUrl(https)
  facebookUrl?: string | null;

  @Field(() => String, { nullable: true, description: "https address, or blank." })
  @orBlank()
  @IsUrl(https)
  instagramUrl?: string | null;

  @Field(() => String, { nullable: true, description: "https address, or blank." })
  @orBlank()
  @IsUrl(https)
  telegramUrl?: string | null;

  @Field(() => String, { nullable: true, description: "https address, or blank." })
  @orBlank()
  @IsUrl(https)
  youtubeUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Page of LiqPay, WayForPay or monobank that charges a card, or blank.",
  })
  @orBlank()
  @IsUrl(cardPages)
  cardPaymentUrl?: string | null;

  @Field(() => [Int], { description: "Up to six amounts to choose from, in hryvnias." })
  @ArrayMaxSize(6)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(999_999, { each: true })
  cardAmounts: number[] = [];

  @Field(() => String, {
    nullable: true,
    description: "Such a page that takes an amount, with {amount} in its place; or blank.",
  })
  @orBlank()
  @IsUrl(cardPages)
  @Matches(/^https:\/\/[^/{}]+\/[^{}]*\{amount\}[^{}]*$/i)
  cardAmountUrl?: string | null;

  // A wrong check digit is for the screen to warn about: a register's code is what it is.
  @Field(() => String, { description: "The foundation's register code, 8 digits, or blank." })
  @orBlank()
  @Matches(/^[0-9]{8}$/)
  edrpou: string = "";

  @Field(() => String, { description: "Ukrainian account in hryvnias, spaces allowed, or blank." })
  @orBlank()
  @IsIBAN({ whitelist: ["UA"] })
  iban: string = "";

  @Field(() => String, { nullable: true, description: "Account in euros, or blank." })
  @orBlank()
  @IsIBAN()
  euroIban?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Account for transfers by SWIFT in other currencies, or blank.",
  })
  @orBlank()
  @IsIBAN()
  foreignIban?: string | null;

  @Field(() => String, { nullable: true, description: "SWIFT code of the bank, or blank." })
  @orBlank()
  @IsBIC()
  swift?: string | null;

  @Field(() => SettingsTranslations, { description: "Both languages." })
  @ValidateNested()
  translations: SettingsTranslations;
}
