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
  Min,
  ValidateIf,
  ValidateNested,
} from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { SettingsTranslationsInput } from "./settings-translation.input.ts";

/** Blank means not known yet; only what is given has to be right. */
const orBlank = () => ValidateIf((_input, text) => Boolean(text));

const https = { protocols: ["https"], require_protocol: true };

/** Whom a card's number is entrusted to; and names that belong to nobody, for the demo. */
const cardPages = {
  ...https,
  disallow_auth: true,
  host_whitelist: [/^(?:[\w-]+\.)*(?:liqpay\.ua|wayforpay\.com|monobank\.ua|example)$/],
};
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

  @Field(() => SettingsTranslationsInput, { description: "Both languages." })
  @ValidateNested()
  translations: SettingsTranslationsInput;
}
