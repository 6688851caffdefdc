import { Field, InputType, Int } from "type-graphql";
import { ContactInput } from "./applicant.input.ts";
import { type ContactMethod, ContactMethodEnum } from "./choices/contact-method.ts";
import {
  type CallTime,
  CallTimeEnum,
  type MeetingFormat,
  MeetingFormatEnum,
  type TalkFor,
  TalkForEnum,
  type Topic,
  TopicEnum,
} from "./choices/psychological-choices.ts";
import {
  AtMost,
  Between,
  EmailAddress,
  OfLength,
  OneOf,
  OnlyIf,
  Optional,
  Refusing,
  Required,
  RequiredIf,
  SomeOf,
  Ticked,
  YesOrNo,
} from "./rule-decorators.ts";

// There is no field `settlement`: `place` is asked for meetings in person, otherwise it is not
// needed.
@InputType({ description: "Request for psychological help." })
export class PsychologicalInput extends ContactInput {
  @Field(() => String, { description: "A name or nickname, 2 to 60 characters." })
  @Required()
  @OfLength(2, 60)
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "E-mail address; required if it is the contact method.",
  })
  @RequiredIf({ field: "contactMethod", is: ["EMAIL"] })
  @EmailAddress()
  email?: string | null;

  @Field(() => ContactMethodEnum, {
    description: "Preferred contact method; not PHONE unless `safeContact` is true.",
  })
  @Required()
  @OneOf(ContactMethodEnum)
  @Refusing("PHONE", { field: "safeContact", is: ["false"] })
  declare contactMethod: ContactMethod;

  @Field(() => TalkForEnum, { description: "Who needs help." })
  @Required()
  @OneOf(TalkForEnum)
  forWhom: TalkFor;

  @Field(() => Int, {
    nullable: true,
    description: "Age of the person who needs help, 3 to 110; not for FAMILY.",
  })
  @OnlyIf({ field: "forWhom", is: ["ME", "CHILD"] })
  @Required()
  @Between(3, 110)
  age?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Confirmation that a parent or legal representative applies; required if `age` is below 18.",
  })
  @OnlyIf({ field: "age", below: 18 })
  @Ticked()
  parentConfirmed?: boolean | null;

  @Field(() => MeetingFormatEnum, { description: "Format of the meeting." })
  @Required()
  @OneOf(MeetingFormatEnum)
  format: MeetingFormat;

  @Field(() => String, {
    nullable: true,
    description: "Together point or city, 2 to 100 characters; required for IN_PERSON.",
  })
  @OnlyIf({ field: "format", is: ["IN_PERSON"] })
  @Required()
  @OfLength(2, 100)
  place?: string | null;

  @Field(() => [TopicEnum], { description: "Topics that the applicant mentions." })
  @SomeOf(TopicEnum)
  topics: Topic[] = [];

  @Field(() => Boolean, {
    description:
      "Whether it is safe to call. If false, the applicant is neither called nor sent a receipt.",
  })
  @Required()
  @YesOrNo()
  safeContact: boolean;

  @Field(() => CallTimeEnum, { nullable: true, description: "The best time to call." })
  @Optional()
  @OneOf(CallTimeEnum)
  time?: CallTime | null;

  @Field(() => String, { nullable: true, description: "Message, at most 1000 characters." })
  @Optional()
  @AtMost(1000)
  message?: string | null;

  @Field(() => Boolean, { description: "Agreement to the health text; must be true." })
  @Ticked()
  healthConsent: boolean;
}
