import { Field, InputType, Int } from "type-graphql";
import { ContactInput } from "./applicant.input.ts";
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
  Required,
  RequiredIf,
  SomeOf,
  Ticked,
  YesOrNo,
} from "./rule-decorators.ts";

// There is no settlement: whoever comes in person names the place, and nobody else needs to.
@InputType({ description: "Asks for psychological help." })
export class PsychologicalInput extends ContactInput {
  @Field(() => String, { description: "A name or nickname, 2 to 60 characters." })
  @Required()
  @OfLength(2, 60)
  name: string;

  @Field(() => String, { nullable: true, description: "E-mail; needed to be reached by it." })
  @RequiredIf({ field: "contactMethod", is: ["EMAIL"] })
  @EmailAddress()
  email?: string | null;

  @Field(() => TalkForEnum, { description: "Who needs it." })
  @Required()
  @OneOf(TalkForEnum)
  forWhom: TalkFor;

  @Field(() => Int, { nullable: true, description: "Of whoever needs it, 3 to 110; no family's." })
  @OnlyIf({ field: "forWhom", is: ["ME", "CHILD"] })
  @Required()
  @Between(3, 110)
  age?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "A parent or legal representative sends it; needed below 18.",
  })
  @OnlyIf({ field: "age", below: 18 })
  @Ticked()
  parentConfirmed?: boolean | null;

  @Field(() => MeetingFormatEnum, { description: "How to meet." })
  @Required()
  @OneOf(MeetingFormatEnum)
  format: MeetingFormat;

  @Field(() => String, { nullable: true, description: "Point or city, to meet in person." })
  @OnlyIf({ field: "format", is: ["IN_PERSON"] })
  @Required()
  @OfLength(2, 100)
  place?: string | null;

  @Field(() => [TopicEnum], { description: "What is troubling them, as far as they tell." })
  @SomeOf(TopicEnum)
  topics: Topic[] = [];

  @Field(() => Boolean, { description: "Whether it is safe to call and to leave a message." })
  @Required()
  @YesOrNo()
  safeContact: boolean;

  @Field(() => CallTimeEnum, { nullable: true, description: "The best time to call." })
  @Optional()
  @OneOf(CallTimeEnum)
  time?: CallTime | null;

  @Field(() => String, { nullable: true, description: "At most 1000 characters." })
  @Optional()
  @AtMost(1000)
  message?: string | null;

  @Field(() => Boolean, { description: "Agrees to the health text." })
  @Ticked()
  healthConsent: boolean;
}
