import { ArrayMaxSize, IsIn, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";
import { type ProjectSection, ProjectSectionEnum, projectPages } from "./project.entity.ts";

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
export class ProjectInput {
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

  @Field(() => ID, {
    nullable: true,
    description: "Id of the uploaded image on its card; omit it for none.",
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
