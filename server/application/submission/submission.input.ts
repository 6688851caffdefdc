import { IsIn, IsOptional, IsUUID, MaxLength } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql";
import { type Language, LanguageEnum, languages } from "../../language/language.ts";

// Applications that wait on visitors' devices carry their mutation as text, so that the names
// `sending`, SendingInput, Sent and keptMonths stay in the schema.

@InputType("SendingInput", {
  description: "Data submitted with every form in addition to its answers.",
})
export class SubmissionInput {
  @Field(() => String, {
    description:
      "Idempotency key, a UUID created when the form is opened: a repeated submission returns the same number.",
  })
  @IsUUID()
  key: string;

  @Field(() => LanguageEnum, { description: "Language in which the form was filled in." })
  @IsIn(languages)
  language: Language;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time when the form was opened; a submission within three seconds is suspected to be spam.",
  })
  @IsOptional()
  openedAt?: Date | null;

  @Field(() => String, { description: "Honeypot, hidden from people; must be blank." })
  website: string = "";

  @Field(() => String, {
    description: "Version of the consent text that was shown; an outdated one is a CONFLICT.",
  })
  @MaxLength(100)
  consentVersion: string;
}

@ObjectType("Sent", { description: "Receipt for the applicant." })
export class SubmissionReceipt {
  @Field(() => Int, { description: "Reference number." })
  number: number;

  @Field(() => Int, {
    name: "keptMonths",
    description: "Retention period: months after closing until personal data is erased.",
  })
  retentionMonths: number;

  @Field(() => Int, {
    description: "Working days within which a reply is promised; 0 without such a promise.",
  })
  replyDays: number;

  @Field(() => Int, {
    nullable: true,
    description: "Promised hours until the request is met; null for forms without such a promise.",
  })
  promisedHours: number | null;
}
