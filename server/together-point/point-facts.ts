import { IsISO8601, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, Float, InputType, ObjectType } from "type-graphql";
import { Typed } from "../platform/tidy-text.ts";
import { timeOfDay } from "../settings/facts/opening-hours.ts";

/** Also the GraphQL input; a point stores it as JSON. */
@ObjectType({ description: "A place on the drawn map, which is 1 wide and 1 high." })
@InputType("MapPinInput", { description: "A place on the drawn map, which is 1 wide and 1 high." })
export class MapPin {
  @Field(() => Float, { description: "Distance from the left edge, 0 to 1." })
  @Min(0)
  @Max(1)
  x: number;

  @Field(() => Float, { description: "Distance from the upper edge, 0 to 1." })
  @Min(0)
  @Max(1)
  y: number;
}

/** Also the GraphQL input; a point stores its list as JSON. */
@ObjectType({ description: "An event at a together point: once, or every week until a day." })
@InputType("PointEventInput", {
  description: "An event at a together point: once, or every week until a day.",
})
export class PointEvent {
  @Field(() => String, { description: "The day (yyyy-mm-dd), or the first one, in Kyiv." })
  @MaxLength(10)
  @IsISO8601({ strict: true })
  day: string;

  @Field(() => String, { description: "Time of its beginning, HH:MM, Kyiv time." })
  @Typed("time", Matches(timeOfDay))
  time: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The last day (yyyy-mm-dd) of a weekly event, at most a year ahead; null for an event that takes place once.",
  })
  @IsOptional()
  @MaxLength(10)
  @IsISO8601({ strict: true })
  weeklyUntil?: string | null;

  @Field(() => String, { description: "The Ukrainian description, at most 100 characters." })
  @MaxLength(100)
  ua: string = "";

  @Field(() => String, { description: "The English description, at most 100 characters." })
  @MaxLength(100)
  eng: string = "";
}

@ObjectType({ description: "An event at a together point on a day of a week." })
export class EventOfWeek {
  @Field(() => String, { description: "The day (yyyy-mm-dd) in Kyiv." })
  day: string;

  @Field(() => String, { description: "Time of its beginning, HH:MM, Kyiv time." })
  time: string;

  @Field(() => String, { description: "The Ukrainian description; blank if not translated." })
  ua: string;

  @Field(() => String, { description: "The English description; blank if not translated." })
  eng: string;
}

@ObjectType({
  description:
    "The remaining events of a together point this week or, after them, those of next week.",
})
export class PointWeek {
  @Field(() => String, { description: "The Monday (yyyy-mm-dd) of the week." })
  monday: string;

  @Field(() => Boolean, { description: "Whether it is next week." })
  isNext: boolean;

  @Field(() => [EventOfWeek], { description: "In the order of time, from today on; never empty." })
  entries: EventOfWeek[];
}
