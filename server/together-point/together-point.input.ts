import { ArrayMaxSize, IsIn, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";
import { type City, cities } from "./together-point.entity.ts";

@InputType({ description: "The texts of a together point in one language." })
export class TogetherPointTranslationInput {
  @Field(() => String, {
    description:
      "The name of the point: its city, with the street if needed; at most 100 characters.",
  })
  @MaxLength(100)
  name: string = "";

  @Field(() => String, {
    description:
      "The name in the form used by the gallery's title: «Галерея точки у …», “Gallery of …”; at most 100 characters.",
  })
  @MaxLength(100)
  locative: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class TogetherPointTranslations {
  @Field(() => TogetherPointTranslationInput, {
    nullable: true,
    description: "The Ukrainian texts.",
  })
  @IsOptional()
  @ValidateNested()
  ua?: TogetherPointTranslationInput | null;

  @Field(() => TogetherPointTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: TogetherPointTranslationInput | null;
}

@InputType({
  description: "A complete together point; fields left out are reset to their defaults.",
})
export class TogetherPointInput {
  @Field(() => String, {
    description: "Path segment of one of the ten points, such as Chernivtsi; unique among points.",
  })
  @IsIn(cities)
  city: City;

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => TogetherPointTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: TogetherPointTranslations;
}
