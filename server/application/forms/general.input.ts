import { Field, InputType } from "type-graphql";
import { ApplicantInput } from "./applicant.input.ts";
import { OfLength, PersonName, Required } from "./rule-decorators.ts";

@InputType({ description: "The short form for any kind of help." })
export class GeneralInput extends ApplicantInput {
  @Field(() => String, { description: "Name and surname." })
  @Required()
  @PersonName()
  fullName: string;

  @Field(() => String, { description: "City, town or village, 2 to 100 characters." })
  @Required()
  @OfLength(2, 100)
  settlement: string;

  @Field(() => String, { description: "Description of the situation, 10 to 2000 characters." })
  @Required()
  @OfLength(10, 2000)
  message: string;
}
