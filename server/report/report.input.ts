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

@InputType({ description: "A report's words in one language." })
export class ReportWords {
  @Field(() => String)
  @MaxLength(20_000)
  description: string = "";
}

@InputType({ description: "A language left out has no translation after the save." })
export class ReportTranslations {
  @Field(() => ReportWords, { nullable: true })
  @ValidateNested()
  ua?: ReportWords | null;

  @Field(() => ReportWords, { nullable: true })
  @ValidateNested()
  eng?: ReportWords | null;
}

@InputType({ description: "A document that was uploaded before, with its names." })
export class ReportDocumentInput {
  @Field(() => ID)
  @IsUUID()
  id: string;

  @Field(() => String)
  @MaxLength(200)
  nameUa: string = "";

  @Field(() => String)
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
  @ArrayMaxSize(500)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

  @Field(() => [ReportDocumentInput], { description: "PDFs, in order." })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  documents: ReportDocumentInput[] = [];

  @Field(() => ReportTranslations)
  @ValidateNested()
  translations: ReportTranslations;
}
