import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";

@InputType({ description: "A gallery's words in one language." })
export class GalleryWords {
  @Field(() => String, { description: "The heading, at most 300 characters." })
  @MaxLength(300)
  title: string = "";

  @Field(() => String, { description: "Plain text, at most 20 000 characters." })
  @MaxLength(20_000)
  description: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class GalleryTranslations {
  @Field(() => GalleryWords, { nullable: true, description: "The Ukrainian words." })
  @IsOptional()
  @ValidateNested()
  ua?: GalleryWords | null;

  @Field(() => GalleryWords, { nullable: true, description: "The English words." })
  @IsOptional()
  @ValidateNested()
  eng?: GalleryWords | null;
}

@InputType({ description: "A whole gallery: what is left out returns to its default." })
export class GalleryInput {
  @Field(() => ID, { description: "The category it is sorted under." })
  @IsUUID()
  categoryId: string;

  @Field(() => [ID], { description: "Images, in order." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => Boolean, { description: "Whether the News show it." })
  isImportant: boolean = false;

  @Field(() => String, {
    description: "Any text of at most 100 characters; one that begins yyyy-mm-dd gives it a day.",
  })
  @MaxLength(100)
  galleryDate: string = "";

  @Field(() => GalleryTranslations, { description: "The words of each language." })
  @ValidateNested()
  translations: GalleryTranslations;
}
