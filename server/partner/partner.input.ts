import { IsOptional, IsUrl, IsUUID, MaxLength, ValidateIf, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The texts of a partner in one language." })
export class PartnerTranslationInput {
  @Field(() => String, {
    description: "The name that the organisation uses for itself, at most 200 characters.",
  })
  @MaxLength(200)
  name: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class PartnerTranslations {
  @Field(() => PartnerTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: PartnerTranslationInput | null;

  @Field(() => PartnerTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: PartnerTranslationInput | null;
}

@InputType({ description: "A complete partner; fields left out are reset to their defaults." })
export class PartnerInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The https URL of its website, at most 500 characters; blank or omitted for no website.",
  })
  @ValidateIf((_input, website) => Boolean(website))
  @IsUrl({ protocols: ["https"], require_protocol: true })
  @MaxLength(500)
  website?: string | null;

  @Field(() => ID, { nullable: true, description: "Id of the uploaded logo; omit it for no logo." })
  @IsOptional()
  @IsUUID("all")
  imageId?: string | null;

  @Field(() => PartnerTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: PartnerTranslations;
}
