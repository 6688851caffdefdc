import { Field, InputType, Int } from "type-graphql";
import { OfferInput } from "./applicant.input.ts";
import {
  type ChildExperience,
  ChildExperienceEnum,
  type PsychologyMethod,
  PsychologyMethodEnum,
  type WorkFormat,
  WorkFormatEnum,
  type WorkLanguage,
  WorkLanguageEnum,
} from "./choices/psychologist-choices.ts";
import {
  AtMost,
  Between,
  HttpsUrl,
  OfLength,
  OneOf,
  OneOrMoreOf,
  OnlyIf,
  Optional,
  Required,
  YesOrNo,
} from "./rule-decorators.ts";

@InputType({ description: "Application to work as a psychologist." })
export class PsychologistInput extends OfferInput {
  @Field(() => String, {
    description: "Education: institution, speciality and year; 5 to 300 characters.",
  })
  @Required()
  @OfLength(5, 300)
  education: string;

  @Field(() => Int, { description: "Years of practice, 0 to 60." })
  @Required()
  @Between(0, 60)
  years: number;

  @Field(() => ChildExperienceEnum, { description: "Experience of work with children." })
  @Required()
  @OneOf(ChildExperienceEnum)
  childYears: ChildExperience;

  @Field(() => [PsychologyMethodEnum], { description: "Fields and methods, at least one." })
  @OneOrMoreOf(PsychologyMethodEnum)
  methods: PsychologyMethod[];

  @Field(() => WorkFormatEnum, { description: "Format of work." })
  @Required()
  @OneOf(WorkFormatEnum)
  format: WorkFormat;

  @Field(() => String, {
    nullable: true,
    description: "Town or together point, 2 to 100 characters; required for work in person.",
  })
  @OnlyIf({ field: "format", is: ["IN_PERSON", "BOTH"] })
  @Required()
  @OfLength(2, 100)
  place?: string | null;

  @Field(() => [WorkLanguageEnum], { description: "Working languages, at least one." })
  @OneOrMoreOf(WorkLanguageEnum)
  workLanguages: WorkLanguage[];

  @Field(() => Int, { description: "Hours per week, 1 to 40." })
  @Required()
  @Between(1, 40)
  hours: number;

  @Field(() => Boolean, { description: "Whether the psychologist receives supervision." })
  @Required()
  @YesOrNo()
  supervision: boolean;

  @Field(() => Boolean, {
    description: "Whether the psychologist can provide a no-criminal-record certificate.",
  })
  @Required()
  @YesOrNo()
  record: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The https URL of a profile or CV, at most 300 characters.",
  })
  @Optional()
  @AtMost(300)
  @HttpsUrl()
  link?: string | null;
}
