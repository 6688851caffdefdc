import { ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { type Urgency, UrgencyEnum } from "../urgency.ts";
import { ContactInput } from "./applicant.input.ts";
import {
  type Circumstance,
  CircumstanceEnum,
  type Delivery,
  DeliveryEnum,
  type ForWhom,
  ForWhomEnum,
  healthNeeds,
  type Need,
  NeedEnum,
} from "./choices/humanitarian-choices.ts";
import {
  AddUpTo,
  Between,
  EmailAddress,
  OfLength,
  OneOf,
  OneOrMoreOf,
  OnlyIf,
  PersonName,
  Required,
  RequiredIf,
  SomeOf,
  Ticked,
} from "./rule-decorators.ts";

@InputType({ description: "Numbers of children by age." })
export class ChildAgesInput {
  @Field(() => Int, { description: "Number of children aged 0 to 2, at most 20." })
  @Between(0, 20)
  to2: number = 0;

  @Field(() => Int, { description: "Number of children aged 3 to 6, at most 20." })
  @Between(0, 20)
  to6: number = 0;

  @Field(() => Int, { description: "Number of children aged 7 to 11, at most 20." })
  @Between(0, 20)
  to11: number = 0;

  @Field(() => Int, { description: "Number of children aged 12 to 17, at most 20." })
  @Between(0, 20)
  to17: number = 0;
}

/** Institutions do not enter numbers of people; they describe them in the message. */
const ofPeople = { field: "forWhom", is: ["FAMILY", "PERSON"] };

@InputType({ description: "Request for humanitarian help." })
export class HumanitarianInput extends ContactInput {
  @Field(() => String, { description: "Name and surname." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address; required if it is the contact method.",
  })
  @RequiredIf({ field: "contactMethod", is: ["EMAIL"] })
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { description: "City, town or village, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  settlement: string;

  @Field(() => ForWhomEnum, { description: "Who needs help." })
  @Required()
  @OneOf(ForWhomEnum)
  forWhom: ForWhom;

  @Field(() => Int, {
    nullable: true,
    description: "Number of adults, 1 to 20; required unless `forWhom` is INSTITUTION.",
  })
  @OnlyIf(ofPeople)
  @Required()
  @Between(1, 20)
  adults?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Number of children, 0 to 20; required unless `forWhom` is INSTITUTION.",
  })
  @OnlyIf(ofPeople)
  @Required()
  @Between(0, 20)
  children?: number | null;

  @Field(() => ChildAgesInput, {
    nullable: true,
    description: "Ages of the children, adding up to `children`; required if there are any.",
  })
  @OnlyIf({ field: "children", atLeast: 1 })
  @Required()
  @AddUpTo("children")
  @ValidateNested()
  childAges?: ChildAgesInput | null;

  @Field(() => [CircumstanceEnum], { description: "Circumstances that the applicant mentions." })
  @SomeOf(CircumstanceEnum)
  status: Circumstance[] = [];

  @Field(() => [NeedEnum], { description: "Needs, at least one." })
  @OneOrMoreOf(NeedEnum)
  needs: Need[];

  @Field(() => UrgencyEnum, { description: "How soon help is needed." })
  @Required()
  @OneOf(UrgencyEnum)
  urgency: Urgency;

  @Field(() => DeliveryEnum, { description: "How the help can be received." })
  @Required()
  @OneOf(DeliveryEnum)
  delivery: Delivery;

  @Field(() => String, { description: "Description of the situation, 10 to 2000 characters." })
  @Required()
  @OfLength(10, 2000)
  message: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Agreement to the health text; required if `needs` or `status` reveals health data.",
  })
  @OnlyIf({ field: "needs", is: healthNeeds }, { field: "status", is: ["DISABLED_CHILD"] })
  @Ticked()
  healthConsent?: boolean | null;
}
