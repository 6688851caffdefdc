import { IsInt, Matches, Max, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import type { FieldError } from "../../platform/errors.ts";
import { Typed } from "../../platform/tidy-text.ts";

/** HH:MM with two digits each, as browsers write times. */
export const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Also the GraphQL input; lists of it are stored as JSON. */
@ObjectType({ description: "The hours on one day of the week, Kyiv time." })
@InputType("OpeningHoursInput", { description: "The hours on one day of the week, Kyiv time." })
export class OpeningHours {
  @Field(() => Int, { description: "Day of the week, from 1 (Monday) to 7 (Sunday)." })
  @IsInt()
  @Min(1)
  @Max(7)
  weekday: number;

  @Field(() => String, { description: "Opening time, HH:MM." })
  @Typed("time", Matches(timeOfDay))
  opens: string;

  @Field(() => String, { description: "Closing time, HH:MM, later on the same day." })
  @Typed("time", Matches(timeOfDay))
  closes: string;
}

/** Days that close before they open; `path` is the list's in the input. */
export const hoursErrors = (hours: readonly OpeningHours[], path: string): FieldError[] =>
  hours.flatMap(({ opens, closes }, place) =>
    closes > opens ? [] : { path: `${path}.${place}.closes`, rule: "afterOpening" },
  );

/** From Monday on. */
export const inOrderOfDays = (hours: readonly OpeningHours[]): OpeningHours[] =>
  hours.toSorted((one, other) => one.weekday - other.weekday);
