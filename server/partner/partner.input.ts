import { IsOptional, IsUrl, IsUUID, MaxLength, ValidateIf, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A partner's words in one language." })
export class PartnerWords {
  @Field(() => String, { description: "As the organisation calls itself." })
  @MaxLength(200)
  name: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class PartnerTranslations {
  @Field(() => PartnerWords, { nullable: true, description: "In Ukrainian." })
  @IsOptional()
  @ValidateNested()
  ua?: PartnerWords | null;

  @Field(() => PartnerWords, { nullable: true, description: "In English." })
  @IsOptional()
  @ValidateNested()
  eng?: PartnerWords | null;
}

@InputType({ description: "A whole partner: what is left out returns to its default." })
export class PartnerInput {
  @Field(() => String, { nullable: true, description: "https address of its own site, or blank." })
  @ValidateIf((_input, website) => Boolean(website))
  @IsUrl({ protocols: ["https"], require_protocol: true })
  @MaxLength(500)
  website?: string | null;

  @Field(() => ID, { nullable: true, description: "The logo, uploaded before." })
  @IsOptional()
  @IsUUID("all")
  imageId?: string | null;

  @Field(() => PartnerTranslations, { description: "At least one language." })
  @ValidateNested()
  translations: PartnerTranslations;
}
