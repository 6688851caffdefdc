import { ArrayMaxSize, IsOptional, IsUUID, MaxLength, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import {
  bothLanguages,
  bothLanguagesDescription,
  inputOf,
  textsOf,
} from "../content/fields/input-of.ts";
import { ReportFiguresInput } from "./figures/figures.input.ts";
import { Report, ReportTranslation } from "./report.entity.ts";

@InputType({ description: "The texts of a report in one language." })
class ReportTranslationInput extends textsOf(ReportTranslation) {}

@InputType({ description: bothLanguagesDescription })
class ReportTranslations extends bothLanguages(ReportTranslationInput) {}

@InputType({ description: "An uploaded document with its names." })
export class ReportDocumentInput {
  @Field(() => ID, { description: "Id returned by the upload." })
  @IsUUID()
  id: string;

  @Field(() => String, { description: "Ukrainian name, at most 200 characters." })
  @MaxLength(200)
  nameUa: string = "";

  @Field(() => String, { description: "English name, at most 200 characters." })
  @MaxLength(200)
  nameEng: string = "";
}

@InputType({ description: "A complete report; fields left out are reset to their defaults." })
export class ReportInput extends inputOf(Report, ReportTranslations) {
  @Field(() => [ReportDocumentInput], { description: "The PDF documents, in order; at most 50." })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  documents: ReportDocumentInput[] = [];

  @Field(() => ReportFiguresInput, {
    nullable: true,
    description:
      "Income and spending; omit it for a report without figures. Changed figures become a draft again.",
  })
  @IsOptional()
  @ValidateNested()
  figures?: ReportFiguresInput | null;
}
