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
import { AddressedInput } from "../content/addresses/addressed.input.ts";
import { maxImages } from "../content/placement.ts";
import { ReportFiguresInput } from "./figures/figures.input.ts";

@InputType({ description: "The texts of a report in one language." })
export class ReportTranslationInput {
  @Field(() => String, { description: "Plain text, at most 20,000 characters." })
  @MaxLength(20_000)
  description: string = "";
}

@InputType({
  description: "The texts in each language. The translation of a language left out is deleted.",
})
export class ReportTranslations {
  @Field(() => ReportTranslationInput, { nullable: true, description: "The Ukrainian texts." })
  @IsOptional()
  @ValidateNested()
  ua?: ReportTranslationInput | null;

  @Field(() => ReportTranslationInput, { nullable: true, description: "The English texts." })
  @IsOptional()
  @ValidateNested()
  eng?: ReportTranslationInput | null;
}

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
export class ReportInput extends AddressedInput {
  @Field(() => Int, {
    description: "Month, 1 to 12; 0 if the report does not cover a single month.",
  })
  @IsInt()
  @Min(0)
  @Max(12)
  month: number = 0;

  @Field(() => Int, {
    nullable: true,
    description: "Year, 1990 to 2200; defaults to the current year (UTC).",
  })
  @IsOptional()
  @IsInt()
  @Min(1990)
  @Max(2200)
  year?: number | null;

  @Field(() => [ID], { description: "Ids of uploaded images, in order; at most 500." })
  @ArrayMaxSize(maxImages)
  @IsUUID("all", { each: true })
  imageIds: string[] = [];

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

  @Field(() => ReportTranslations, {
    description: "The texts in each language; at least one language is required.",
  })
  @ValidateNested()
  translations: ReportTranslations;
}
