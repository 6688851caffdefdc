import {
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { CounterSource, CounterSourceInput } from "./counter-source.ts";

/** How exact a number is, as in the database; the keys equal the values. */
const CounterSignEnum = { EXACT: "EXACT", ABOUT: "ABOUT", OVER: "OVER" } as const;

registerEnumType(CounterSignEnum, {
  name: "CounterSign",
  description: "How exact the number of a counter is.",
  valuesConfig: {
    EXACT: { description: "The number without a sign." },
    ABOUT: { description: "About the number: ≈ 35." },
    OVER: { description: "More than the number: 40+." },
  },
});

/** The drawings, as in the database; the keys equal the values. */
const CounterMarkEnum = {
  PALM: "PALM",
  PARCEL: "PARCEL",
  HOUSE: "HOUSE",
  FIGURE: "FIGURE",
  CROSS: "CROSS",
} as const;

registerEnumType(CounterMarkEnum, {
  name: "CounterMark",
  description: "What is drawn beside a number, as often as it is large.",
  valuesConfig: {
    PALM: { description: "A hand." },
    PARCEL: { description: "A parcel." },
    HOUSE: { description: "A house." },
    FIGURE: { description: "A person." },
    CROSS: { description: "A medical cross." },
  },
});

const maxCount = 100_000_000;

/** The fields that are stored as JSON, with the source. */
@ObjectType()
@InputType()
abstract class StoredCounter {
  @Field(() => ID, {
    description: "Id within the list, which the row keeps: at most 40 letters, digits or hyphens.",
  })
  @Matches(/^[a-z0-9-]{1,40}$/i)
  id: string;

  @Field(() => Int, {
    description: "The number on the Ukrainian page; 0 leaves the counter out there.",
  })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  numberUa: number = 0;

  @Field(() => Int, {
    description: "The number on the English page; 0 leaves the counter out there.",
  })
  @IsInt()
  @Min(0)
  @Max(maxCount)
  numberEng: number = 0;

  @Field(() => CounterSignEnum, { description: "How exact the number is." })
  @IsIn(Object.keys(CounterSignEnum))
  sign: keyof typeof CounterSignEnum = "EXACT";

  @Field(() => String, {
    description: "The unit in Ukrainian, shown smaller after the number; at most 20 characters.",
  })
  @MaxLength(20)
  unitUa: string = "";

  @Field(() => String, {
    description: "The unit in English, shown smaller after the number; at most 20 characters.",
  })
  @MaxLength(20)
  unitEng: string = "";

  @Field(() => String, {
    description:
      "What was counted, in Ukrainian and as it follows the number; at most 100 characters.",
  })
  @MaxLength(100)
  labelUa: string = "";

  @Field(() => String, {
    description:
      "What was counted, in English and as it follows the number; at most 100 characters.",
  })
  @MaxLength(100)
  labelEng: string = "";

  @Field(() => CounterMarkEnum, { description: "What is drawn beside the number." })
  @IsIn(Object.keys(CounterMarkEnum))
  mark: keyof typeof CounterMarkEnum = "PALM";
}

const aboutSource = {
  nullable: true,
  description: "Where the number comes from; null while nobody has said it.",
};

@ObjectType({ description: "A number on the home page of what was done in a year." })
export class Counter extends StoredCounter {
  @Field(() => CounterSource, aboutSource)
  source?: CounterSource | null;
}

@InputType({ description: "A number on the home page of what was done in a year." })
export class CounterInput extends StoredCounter {
  @Field(() => CounterSourceInput, aboutSource)
  @IsOptional()
  @ValidateNested()
  source?: CounterSourceInput | null;
}
