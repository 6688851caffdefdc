import { ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
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
  type Urgency,
  UrgencyEnum,
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

@InputType({ description: "How many children are how old." })
export class ChildAgesInput {
  @Field(() => Int, { description: "0 to 2 years old." })
  @Between(0, 20)
  to2: number = 0;

  @Field(() => Int, { description: "3 to 6 years old." })
  @Between(0, 20)
  to6: number = 0;

  @Field(() => Int, { description: "7 to 11 years old." })
  @Between(0, 20)
  to11: number = 0;

  @Field(() => Int, { description: "12 to 17 years old." })
  @Between(0, 20)
  to17: number = 0;
}

/** An institution does not count its people here: it tells of them in its message. */
const ofPeople = { field: "forWhom", is: ["FAMILY", "PERSON"] };

@InputType({ description: "Asks for humanitarian help." })
export class HumanitarianInput extends ContactInput {
  @Field(() => String, { description: "Name and surname." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, { nullable: true, description: "E-mail; needed to be reached by it." })
  @RequiredIf({ field: "contactMethod", is: ["EMAIL"] })
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { description: "City, town or village, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  settlement: string;

  @Field(() => ForWhomEnum, { description: "Who needs it." })
  @Required()
  @OneOf(ForWhomEnum)
  forWhom: ForWhom;

  @Field(() => Int, { nullable: true, description: "1 to 20; not for an institution." })
  @OnlyIf(ofPeople)
  @Required()
  @Between(1, 20)
  adults?: number | null;

  @Field(() => Int, { nullable: true, description: "0 to 20; not for an institution." })
  @OnlyIf(ofPeople)
  @Required()
  @Between(0, 20)
  children?: number | null;

  @Field(() => ChildAgesInput, { nullable: true, description: "As many as there are children." })
  @OnlyIf({ field: "children", atLeast: 1 })
  @Required()
  @AddUpTo("children")
  @ValidateNested()
  childAges?: ChildAgesInput | null;

  @Field(() => [CircumstanceEnum], { description: "The circumstances, as far as they are told." })
  @SomeOf(CircumstanceEnum)
  status: Circumstance[] = [];

  @Field(() => [NeedEnum], { description: "What is needed, at least one." })
  @OneOrMoreOf(NeedEnum)
  needs: Need[];

  @Field(() => UrgencyEnum, { description: "How soon." })
  @Required()
  @OneOf(UrgencyEnum)
  urgency: Urgency;

  @Field(() => DeliveryEnum, { description: "How it can be received." })
  @Required()
  @OneOf(DeliveryEnum)
  delivery: Delivery;

  @Field(() => String, { description: "The situation, 10 to 2000 characters." })
  @Required()
  @OfLength(10, 2000)
  message: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Agrees to the health text; needed when an answer tells of health.",
  })
  @OnlyIf({ field: "needs", is: healthNeeds }, { field: "status", is: ["DISABLED_CHILD"] })
  @Ticked()
  healthConsent?: boolean | null;
}
