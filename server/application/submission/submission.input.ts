import { IsIn, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql";
import { type Language, LanguageEnum, languages } from "../../language/language.ts";

// Applications that wait on visitors' devices carry their mutation as text, so that the names
// `sending`, SendingInput, Sent and keptMonths stay in the schema.

@InputType("SendingInput", {
  description: "What is sent with every form beside its answers.",
})
export class SubmissionInput {
  @Field(() => String, {
    description: "A UUID made when the form is begun: sent again, it gives the same number.",
  })
  @IsUUID()
  key: string;

  @Field(() => LanguageEnum, { description: "The language in which the form was filled in." })
  @IsIn(languages)
  language: Language;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the form was opened: nobody fills it in within three seconds.",
  })
  @IsOptional()
  openedAt?: Date | null;

  @Field(() => String, { description: "Stays blank: people do not see this field." })
  website: string = "";

  @Field(() => String, { description: "The version of the consent text that was shown." })
  @MaxLength(100)
  consentVersion: string;
}

@ObjectType("Sent", { description: "What the applicant is told." })
export class SubmissionReceipt {
  @Field(() => Int, { description: "The reference number." })
  number: number;

  @Field(() => Int, {
    name: "keptMonths",
    description: "Months after closing until all personal data is erased.",
  })
  retentionMonths: number;

  @Field(() => Int, { description: "Working days until somebody answers, at most." })
  replyDays: number;
}

/** Working days, Monday to Friday. */
export const replyDays = 2;
