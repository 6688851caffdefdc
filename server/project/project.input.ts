import { ArrayMaxSize, IsIn, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { maxImages } from "../content/placement.ts";
import { type ProjectSection, ProjectSectionEnum, projectPages } from "./project.entity.ts";

@InputType({ description: "A project's words in one language." })
export class ProjectWords {
  @Field(() => String, { description: "What it is called, at most 300 characters." })
  @MaxLength(300)
  name: string = "";

  @Field(() => String, { description: "Plain text for the card, at most 1000 characters." })
  @MaxLength(1000)
  summary: string = "";

  @Field(() => String, {
    description: "HTML, at most 200 000 characters; what is not allowed in it is taken out.",
  })
  @MaxLength(200_000)
  description: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class ProjectTranslations {
  @Field(() => ProjectWords, { nullable: true, description: "The Ukrainian words." })
  @IsOptional()
  @ValidateNested()
  ua?: ProjectWords | null;

  @Field(() => ProjectWords, { nullable: true, description: "The English words." })
  @IsOptional()
  @ValidateNested()
  eng?: ProjectWords | null;
}

@InputType({ description: "A whole project: what is left out returns to its default." })
export class ProjectInput {
  @Field(() => ProjectSectionEnum, { description: "Where the overview shows it." })
  section: ProjectSection = "list";

  @Field(() => String, {
    nullable: true,
    description: "The address word of its own page, which no other project may have.",
  })
  @IsOptional()
  @IsIn(projectPages)
  page?: string | null;

  @Field(() => ID, { nullable: true, description: "The picture of its card; left out: none." })
  @IsOptional()
  @IsUUID()
  imageId?: string | null;

  @Field(() => [ID], { description: "Images, in order." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => ProjectTranslations, { description: "The words of each language." })
  @ValidateNested()
  translations: ProjectTranslations;
}
