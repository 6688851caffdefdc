import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { AddressedInput } from "../content/addresses/addressed.input.ts";
import { maxImages } from "../content/placement.ts";

@InputType({ description: "The texts of a gallery in one language." })
export class GalleryTranslationInput {
  @Field(() => String, { description: "The title, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text, at most 20,000 characters." })
  @MaxLength(20_000)
  description: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class GalleryTranslations {
  @Field(() => GalleryTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: GalleryTranslationInput | null;

  @Field(() => GalleryTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: GalleryTranslationInput | null;
}

@InputType({ description: "A complete gallery; fields left out are reset to their defaults." })
export class GalleryInput extends AddressedInput {
  @Field(() => ID, { description: "Id of its category." })
  @IsUUID()
  categoryId: string;

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => Boolean, { description: "Whether the gallery is listed in the news." })
  isImportant: boolean = false;

  @Field(() => String, {
    description:
      "Any text, at most 100 characters; if it begins with yyyy-mm-dd, that becomes the gallery's `day`.",
  })
  @MaxLength(100)
  galleryDate: string = "";

  @Field(() => GalleryTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: GalleryTranslations;
}
