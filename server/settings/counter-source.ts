import { IsIn, IsISO8601, IsOptional, IsUUID, MaxLength } from "class-validator";
import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import {
  formerCategoryReason,
  type LineCategory,
  LineCategoryEnum,
  lineCategories,
} from "../report/figures/line-category.ts";

const CounterSourceKindEnum = {
  TYPED: "TYPED",
  CONTENT: "CONTENT",
  REPORTS: "REPORTS",
} as const;
type CounterSourceKind = keyof typeof CounterSourceKindEnum;

registerEnumType(CounterSourceKindEnum, {
  name: "CounterSourceKind",
  description: "Where a counter's number comes from.",
  valuesConfig: {
    TYPED: { description: "It was counted, and an administrator entered the number." },
    CONTENT: { description: "The published partners, counted when they are read." },
    REPORTS: {
      description: "It was counted, and published reports show the sum spent or received for it.",
    },
  },
});

/** The fields that are stored as JSON. */
@ObjectType()
@InputType()
abstract class StoredSource {
  @Field(() => ID, {
    nullable: true,
    description: "Id of the counter; null within a counter, and ignored when saving.",
    deprecationReason: "Use `Counter.id`.",
  })
  counter?: string | null;

  @Field(() => CounterSourceKindEnum, {
    description: "Kind of source.",
  })
  @IsIn(Object.keys(CounterSourceKindEnum))
  kind: CounterSourceKind;

  @Field(() => String, {
    nullable: true,
    description: "Day of the count (yyyy-mm-dd), today or in the past; required unless CONTENT.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  countedOn?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the uploaded source document of the number; null for no document.",
  })
  @IsOptional()
  @IsUUID("all")
  documentId?: string | null;

  @Field(() => String, { description: "A remark in Ukrainian, at most 200 characters, or blank." })
  @MaxLength(200)
  noteUa: string = "";

  @Field(() => String, { description: "A remark in English, at most 200 characters, or blank." })
  @MaxLength(200)
  noteEng: string = "";
}

@ObjectType({ description: "Where the number of a counter comes from." })
export class CounterSource extends StoredSource {
  /** Code of one of the settings' categories. */
  category?: string | null;
}

@InputType({ description: "Where the number of a counter comes from." })
export class CounterSourceInput extends StoredSource {
  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the `MoneyCategory` of the report lines from which the number was calculated; required for REPORTS.",
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
}

@ObjectType({ description: "What published reports say of one category within a year." })
export class ReportedYear {
  @Field(() => GraphQLSafeInt, { description: "Sum of the lines, in kopecks." })
  amount: number;

  @Field(() => String, {
    description:
      "The last day (yyyy-mm-dd) of the year, which is that of the newest published figures.",
  })
  until: string;
}
