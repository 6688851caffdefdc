import { MaxLength, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { EarlierCounts } from "./earlier-counters.ts";

@InputType({ description: "The foundation's texts in one language." })
export class SettingsTranslationInput extends EarlierCounts {
  @Field(() => String, { description: "Short name, shown in the header." })
  @MaxLength(100)
  foundationName: string = "";

  @Field(() => String, { description: "Kind of foundation in a few words, shown with the name." })
  @MaxLength(200)
  tagline: string = "";

  @Field(() => String, {
    description: "Full name, at most 200 characters; blank if it is the short one.",
  })
  @MaxLength(200)
  fullName: string = "";

  @Field(() => String, { description: "Name in the state register, at most 300 characters." })
  @MaxLength(300)
  legalName: string = "";

  @Field(() => String, { description: "Legal form, as in the state register, or blank." })
  @MaxLength(200)
  legalForm: string = "";

  @Field(() => String, {
    description:
      "One or two sentences about the foundation's work, for the home page and search engines; at most 300 characters.",
  })
  @MaxLength(300)
  mission: string = "";

  @Field(() => String, { description: "A sentence for the footer, at most 200 characters." })
  @MaxLength(200)
  motto: string = "";

  @Field(() => String, { description: "Postal address." })
  @MaxLength(300)
  address: string = "";

  @Field(() => String, {
    nullable: true,
    deprecationReason: "Use `SettingsInput.workingHours`.",
    description: "Ignored.",
  })
  schedule?: string | null;

  // The maximum lengths of recipient and purpose are those of the National Bank's QR codes.
  @Field(() => String, { description: "Bank details: registered name of the recipient." })
  @MaxLength(140)
  recipient: string = "";

  @Field(() => String, { description: "Bank details: name of the bank." })
  @MaxLength(200)
  bankName: string = "";

  @Field(() => String, {
    description: "Bank details: address of the bank, for SWIFT transfers.",
  })
  @MaxLength(300)
  bankAddress: string = "";

  @Field(() => String, { description: "Bank details: payment reference." })
  @MaxLength(420)
  paymentPurpose: string = "";
}

@InputType({ description: "The settings' texts in both languages; both are required." })
export class SettingsTranslationsInput {
  @Field(() => SettingsTranslationInput, { description: "Ukrainian texts." })
  @ValidateNested()
  ua: SettingsTranslationInput;

  @Field(() => SettingsTranslationInput, { description: "English texts." })
  @ValidateNested()
  eng: SettingsTranslationInput;
}
