import { IsInt, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";

const maxCount = 100_000_000;

@InputType({ description: "What the site says of the foundation in one language." })
export class SettingsTranslationInput {
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
  @Max(maxCount)
  institutions: number = 0;

  @Field(() => Int, { description: "In one year: families fed." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  families: number = 0;

  @Field(() => Int, { description: "In one year: partners who gave resources." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  partners: number = 0;

  @Field(() => Int, { description: "In one year: tons of humanitarian aid." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  tons: number = 0;

  @Field(() => Int, { description: "In one year: children helped by psychologists, in thousands." })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  childrenThousands: number = 0;
}

@InputType({ description: "Settings always speak both languages." })
export class SettingsTranslationsInput {
  @Field(() => SettingsTranslationInput, { description: "In Ukrainian." })
  @ValidateNested()
  ua: SettingsTranslationInput;

  @Field(() => SettingsTranslationInput, { description: "In English." })
  @ValidateNested()
  eng: SettingsTranslationInput;
}
