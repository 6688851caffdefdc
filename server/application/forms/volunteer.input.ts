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

/** The law lets them volunteer with a parent's or guardian's consent alone. */
const adolescent = { field: "age", is: ["FROM_14_TO_17"] };

@InputType({ description: "Offers time." })
export class VolunteerInput extends OfferInput {
  @Field(() => AgeGroupEnum, { description: "How old they are." })
  @Required()
  @OneOf(AgeGroupEnum)
  age: AgeGroup;

  @Field(() => String, { nullable: true, description: "A parent's or guardian's; below 18." })
  @OnlyIf(adolescent)
  @Required()
  @PersonName()
  guardianName?: string | null;

  @Field(() => String, { nullable: true, description: "A parent's or guardian's; below 18." })
  @OnlyIf(adolescent)
  @Required()
  @PhoneNumber()
  guardianPhone?: string | null;

  @Field(() => [VolunteerAreaEnum], { description: "What they would do, at least one." })
  @OneOrMoreOf(VolunteerAreaEnum)
  areas: VolunteerArea[];

  @Field(() => PlaceEnum, { description: "Where it suits them." })
  @Required()
  @OneOf(PlaceEnum)
  place: Place;

  @Field(() => HoursEnum, { description: "How many hours a week." })
  @Required()
  @OneOf(HoursEnum)
  hours: Hours;

  @Field(() => Boolean, { nullable: true, description: "Whether they have a car of their own." })
  @Optional()
  @YesOrNo()
  hasCar?: boolean | null;

  @Field(() => String, { nullable: true, description: "At most 1000 characters." })
  @Optional()
  @AtMost(1000)
  experience?: string | null;

  @Field(() => String, { nullable: true, description: "At most 1000 characters." })
  @Optional()
  @AtMost(1000)
  motivation?: string | null;

  @Field(() => Boolean, { description: "Agrees to the child safeguarding rules." })
  @Ticked()
  safeguarding: boolean;
}
