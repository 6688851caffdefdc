import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import { AddressedInput } from "../content/addresses/addressed.input.ts";
import { maxImages } from "../content/placement.ts";
import { type ProjectSection, ProjectSectionEnum, projectPages } from "./project.entity.ts";

/** The largest goal, in kopecks: ten billion hryvnias. */
const maxTarget = 1_000_000_000_000;

@InputType({ description: "The texts of a project in one language." })
export class ProjectTranslationInput {
  @Field(() => String, { description: "The name, at most 300 characters." })
  @MaxLength(300)
  name: string = "";

  @Field(() => String, { description: "Plain text shown on the card, at most 1,000 characters." })
  @MaxLength(1000)
  summary: string = "";

  @Field(() => String, {
    description:
      "HTML, at most 200,000 characters; tags and attributes that are not allowed are removed.",
  })
  @MaxLength(200_000)
  description: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class ProjectTranslations {
  @Field(() => ProjectTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: ProjectTranslationInput | null;

  @Field(() => ProjectTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: ProjectTranslationInput | null;
}

@InputType({ description: "A complete project; fields left out are reset to their defaults." })
export class ProjectInput extends AddressedInput {
  @Field(() => ProjectSectionEnum, { description: "Section of the overview in which it appears." })
  section: ProjectSection = "list";

  @Field(() => String, {
    nullable: true,
    description:
      "Path segment of its fixed page, unique among projects; null for a path with the id.",
  })
  @IsOptional()
  @IsIn(projectPages)
  page?: string | null;

  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description:
      "The sum that is needed, in kopecks; null for no goal; the other fields are then discarded.",
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(maxTarget)
  goalTarget?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "First day (yyyy-mm-dd) of the periods of the reports that are counted; null for all reports.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  goalFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day (yyyy-mm-dd) of the fundraising; null without an end.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  goalUntil?: string | null;

  @Field(() => String, {
    description: "The remaining needs, in Ukrainian, one per line; at most 1,000 characters.",
  })
  @MaxLength(1000)
  goalNeedsUa: string = "";

  @Field(() => String, {
    description: "The remaining needs, in English, one per line; at most 1,000 characters.",
  })
  @MaxLength(1000)
  goalNeedsEng: string = "";

  @Field(() => ID, {
    nullable: true,
    description: "Id of the uploaded image on its card; omit it for no image.",
  })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => ProjectTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: ProjectTranslations;
}
