import { ArrayMaxSize, IsIn, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";
import { type City, cities } from "./together-point.entity.ts";

@InputType({ description: "A point's words in one language." })
export class TogetherPointWords {
  @Field(() => String, { description: "The point's label: its city, with the street if need be." })
  @MaxLength(100)
  name: string = "";

  @Field(() => String, { description: "The name as the gallery's title needs it." })
  @MaxLength(100)
  locative: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class TogetherPointTranslations {
  @Field(() => TogetherPointWords, { nullable: true, description: "In Ukrainian." })
  @IsOptional()
  @ValidateNested()
  ua?: TogetherPointWords | null;

  @Field(() => TogetherPointWords, { nullable: true, description: "In English." })
  @IsOptional()
  @ValidateNested()
  eng?: TogetherPointWords | null;
}

@InputType({ description: "A whole point: what is left out returns to its default." })
export class TogetherPointInput {
  @Field(() => String, { description: "One of the ten cities' words in addresses." })
  @IsIn(cities)
  city: City;

  @Field(() => [ID], { description: "Images, in order." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => TogetherPointTranslations, { description: "At least one language." })
  @ValidateNested()
  translations: TogetherPointTranslations;
}
