import { Field, InputType } from "type-graphql";
import { OfferInput } from "./applicant.input.ts";
import { type Place, PlaceEnum } from "./choices/place.ts";
import {
  type AgeGroup,
  AgeGroupEnum,
  type Hours,
  HoursEnum,
  type VolunteerArea,
  VolunteerAreaEnum,
} from "./choices/volunteer-choices.ts";
import {
  AtMost,
  OneOf,
  OneOrMoreOf,
  OnlyIf,
  Optional,
  PersonName,
  PhoneNumber,
  Required,
  Ticked,
  YesOrNo,
} from "./rule-decorators.ts";

/** By law, they may volunteer only with the consent of a parent or guardian. */
const adolescent = { field: "age", is: ["FROM_14_TO_17"] };

@InputType({ description: "Application to volunteer." })
export class VolunteerInput extends OfferInput {
  @Field(() => AgeGroupEnum, { description: "Age group." })
  @Required()
  @OneOf(AgeGroupEnum)
  age: AgeGroup;

  @Field(() => String, {
    nullable: true,
    description: "Name of a parent or guardian; required for FROM_14_TO_17.",
  })
  @OnlyIf(adolescent)
  @Required()
  @PersonName()
  guardianName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Phone number of a parent or guardian; required for FROM_14_TO_17.",
  })
  @OnlyIf(adolescent)
  @Required()
  @PhoneNumber()
  guardianPhone?: string | null;

  @Field(() => [VolunteerAreaEnum], { description: "Areas of work, at least one." })
  @OneOrMoreOf(VolunteerAreaEnum)
  areas: VolunteerArea[];

  @Field(() => PlaceEnum, { description: "Preferred place." })
  @Required()
  @OneOf(PlaceEnum)
  place: Place;

  @Field(() => HoursEnum, { description: "Hours per week." })
  @Required()
  @OneOf(HoursEnum)
  hours: Hours;

  @Field(() => Boolean, { nullable: true, description: "Whether the volunteer has a car." })
  @Optional()
  @YesOrNo()
  hasCar?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Previous experience, at most 1000 characters.",
  })
  @Optional()
  @AtMost(1000)
  experience?: string | null;

  @Field(() => String, { nullable: true, description: "Motivation, at most 1000 characters." })
  @Optional()
  @AtMost(1000)
  motivation?: string | null;

  @Field(() => Boolean, { description: "Agreement to the child safeguarding rules; must be true." })
  @Ticked()
  safeguarding: boolean;
}
