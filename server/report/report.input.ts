import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { maxImages } from "../content/placement.ts";

@InputType({ description: "A report's words in one language." })
export class ReportWords {
  @Field(() => String, { description: "Plain text, at most 20 000 characters." })
  @MaxLength(20_000)
  description: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class ReportTranslations {
  @Field(() => ReportWords, { nullable: true, description: "The Ukrainian words." })
  @IsOptional()
  @ValidateNested()
  ua?: ReportWords | null;

  @Field(() => ReportWords, { nullable: true, description: "The English words." })
  @IsOptional()
  @ValidateNested()
  eng?: ReportWords | null;
}

@InputType({ description: "A document that was uploaded before, with its names." })
export class ReportDocumentInput {
  @Field(() => ID, { description: "As its upload answered it." })
  @IsUUID()
  id: string;

  @Field(() => String, { description: "Its Ukrainian name, at most 200 characters." })
  @MaxLength(200)
  nameUa: string = "";

  @Field(() => String, { description: "Its English name, at most 200 characters." })
  @MaxLength(200)
  nameEng: string = "";
}

@InputType({ description: "A whole report: what is left out returns to its default." })
export class ReportInput {
  @Field(() => Int, { description: "1 to 12; 0 for no single month." })
  @IsInt()
  @Min(0)
  @Max(12)
  month: number = 0;

  @Field(() => Int, { nullable: true, description: "The current year when left out." })
  @IsOptional()
  @IsInt()
  @Min(1990)
  @Max(2200)
  year?: number | null;

  @Field(() => [ID], { description: "Images, in order." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => [ReportDocumentInput], { description: "PDFs, in order." })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  documents: ReportDocumentInput[] = [];

  @Field(() => ReportTranslations, { description: "The words of each language." })
  @ValidateNested()
  translations: ReportTranslations;
}
