import {
  IsEmail,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { type FormState, FormStateEnum } from "./form-settings.entity.ts";

@InputType({ description: "Whether a form is open, and what happens to what it brings." })
export class FormSettingsInput {
  @Field(() => FormStateEnum, { description: "Whether it can be sent." })
  state: FormState;

  @Field(() => Int, {
    nullable: true,
    description: "How many more can be taken, at most 100000; left out: any number.",
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100_000)
  placesLeft?: number | null;

  @Field(() => String, {
    defaultValue: "",
    description: "Where the notice of a new one goes; blank: nowhere.",
  })
  @ValidateIf((_, email) => email !== "")
  @IsEmail()
  staffEmail: string;

  @Field(() => Int, {
    description: "Months after closing until everything personal is erased, 1 to 120.",
  })
  @Min(1)
  @Max(120)
  retentionMonths: number;
}

@InputType({ description: "A number to call in an emergency." })
export class EmergencyLineInput {
  @Field(() => String, { description: "As people dial it: digits, spaces and +()-." })
  @Matches(/^\+?[\d ()-]*\d[\d ()-]*$/)
  @MaxLength(30)
  phone: string;

  @Field(() => String, { description: "Whose it is, in Ukrainian." })
  @Matches(/\S/)
  @MaxLength(200)
  nameUa: string;

  @Field(() => String, { description: "Whose it is, in English." })
  @Matches(/\S/)
  @MaxLength(200)
  nameEng: string;
}
