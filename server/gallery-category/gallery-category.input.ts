import { IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The texts of a gallery category in one language." })
export class GalleryCategoryTranslationInput {
  @Field(() => String, { description: "The name, at most 200 characters." })
  @MaxLength(200)
  name: string = "";

  @Field(() => String, { description: "Plain text, at most 5,000 characters." })
  @MaxLength(5000)
  description: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class GalleryCategoryTranslations {
  @Field(() => GalleryCategoryTranslationInput, {
    nullable: true,
    description: "The Ukrainian texts.",
  })
  @IsOptional()
  @ValidateNested()
  ua?: GalleryCategoryTranslationInput | null;

  @Field(() => GalleryCategoryTranslationInput, {
    nullable: true,
    description: "The English texts.",
  })
  @IsOptional()
  @ValidateNested()
  eng?: GalleryCategoryTranslationInput | null;
}

@InputType({
  description: "A complete gallery category; fields left out are reset to their defaults.",
})
export class GalleryCategoryInput {
  @Field(() => ID, {
    nullable: true,
    description: "Id of an uploaded image; omit it for no image.",
  })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => GalleryCategoryTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: GalleryCategoryTranslations;
}
