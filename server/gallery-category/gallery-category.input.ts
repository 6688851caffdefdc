import { IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "A gallery category's words in one language." })
export class GalleryCategoryWords {
  @Field(() => String, { description: "What it is called, at most 200 characters." })
  @MaxLength(200)
  name: string = "";

  @Field(() => String, { description: "Plain text, at most 5000 characters." })
  @MaxLength(5000)
  description: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class GalleryCategoryTranslations {
  @Field(() => GalleryCategoryWords, { nullable: true, description: "The Ukrainian words." })
  @IsOptional()
  @ValidateNested()
  ua?: GalleryCategoryWords | null;

  @Field(() => GalleryCategoryWords, { nullable: true, description: "The English words." })
  @IsOptional()
  @ValidateNested()
  eng?: GalleryCategoryWords | null;
}

@InputType({ description: "A whole gallery category: what is left out returns to its default." })
export class GalleryCategoryInput {
  @Field(() => ID, { nullable: true, description: "Its picture; left out: none." })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => GalleryCategoryTranslations, { description: "The words of each language." })
  @ValidateNested()
  translations: GalleryCategoryTranslations;
}
