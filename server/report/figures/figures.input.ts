import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, InputType } from "type-graphql";
import { maxAmount, maxBalance, maxLines } from "./figures-sums.ts";
import {
  formerCategoryReason,
  type LineCategory,
  LineCategoryEnum,
  lineCategories,
} from "./line-category.ts";

/** ISO 8601 also allows a year or a month alone. */
const day = /^\d{4}-\d\d-\d\d$/;

@InputType({ description: "A sum that was received or spent." })
export class ReportLineInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of a `MoneyCategory`: the source of the income or the purpose of the spending, which also gives the direction. Required, unless a client of an earlier version sends `category`.",
  })
  @IsOptional()
  @MaxLength(60)
  categoryId?: string | null;

  @Field(() => LineCategoryEnum, {
    nullable: true,
    deprecationReason: formerCategoryReason,
    description: "Ignored beside `categoryId`.",
  })
  @IsOptional()
  @IsIn(lineCategories)
  category?: LineCategory | null;

  @Field(() => GraphQLSafeInt, { description: "Amount in kopecks, 1 to 1,000,000,000,000." })
  @IsInt()
  @Min(1)
  @Max(maxAmount)
  amount: number;

  @Field(() => String, { description: "Short Ukrainian description, at most 200 characters." })
  @MaxLength(200)
  descriptionUa: string = "";

  @Field(() => String, { description: "Short English description, at most 200 characters." })
  @MaxLength(200)
  descriptionEng: string = "";

  @Field(() => ID, {
    nullable: true,
    description: "Id of a project; omit it for the foundation's work as a whole.",
  })
  @IsOptional()
  @IsUUID()
  projectId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the source document, one of the report's `documents`.",
  })
  @IsOptional()
  @IsUUID()
  documentId?: string | null;
}

@InputType({ description: "Income and spending in a report's period." })
export class ReportFiguresInput {
  @Field(() => String, {
    nullable: true,
    description: "First day of the period (yyyy-mm-dd); defaults to the report's month or year.",
  })
  @IsOptional()
  @Matches(day)
  @IsISO8601({ strict: true })
  periodStart?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day of the period (yyyy-mm-dd); defaults to the report's month or year.",
  })
  @IsOptional()
  @Matches(day)
  @IsISO8601({ strict: true })
  periodEnd?: string | null;

  @Field(() => GraphQLSafeInt, {
    description: "Balance at the beginning of the first day, in kopecks; not negative.",
  })
  @IsInt()
  @Min(0)
  @Max(maxBalance)
  openingBalance: number = 0;

  @Field(() => GraphQLSafeInt, {
    description: "Balance at the end of the last day, in kopecks; not negative.",
  })
  @IsInt()
  @Min(0)
  @Max(maxBalance)
  closingBalance: number = 0;

  @Field(() => [ReportLineInput], { description: "The lines, in order; at most 100." })
  @ArrayMaxSize(maxLines)
  @ValidateNested({ each: true })
  lines: ReportLineInput[] = [];
}
