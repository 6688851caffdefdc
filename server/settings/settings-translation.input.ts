import { IsInt, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";

const maxCount = 100_000_000;

@InputType({ description: "The foundation's texts and figures in one language." })
export class SettingsTranslationInput {
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

  @Field(() => Int, { description: "Number of institutions given medical support in one year." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  institutions: number = 0;

  @Field(() => Int, { description: "Number of families given food in one year." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  families: number = 0;

  @Field(() => Int, { description: "Number of partners who gave resources in one year." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  partners: number = 0;

  @Field(() => Int, { description: "Tons of humanitarian aid given in one year." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  tons: number = 0;

  @Field(() => Int, {
    description: "Number of children helped by psychologists in one year, in thousands.",
  })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  childrenThousands: number = 0;
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
