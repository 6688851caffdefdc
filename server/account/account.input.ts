import { IsOptional, MaxLength, MinLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { maxPasswordLength, minPasswordLength } from "./password-strength.ts";

@ArgsType()
class SecondStepArgs {
  @Field(() => String, {
    nullable: true,
    description:
      "Only after the error `SECOND_STEP_REQUIRED`: a code of the authenticator app, or a recovery code.",
  })
  @IsOptional()
  @MaxLength(50)
  code?: string | null;
}

@ArgsType()
export class LoginArgs extends SecondStepArgs {
  // The format is not validated: a malformed e-mail address belongs to no account, so signing in
  // fails with the same error as for an unknown one.
  @Field(() => String, {
    description: "E-mail address, case-insensitive; surrounding spaces are ignored.",
  })
  @MaxLength(254)
  email: string;

  @Field(() => String, { description: "The password, case-sensitive, not trimmed." })
  @MaxLength(200)
  password: string;
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String, { description: "The current password." })
  @MaxLength(200)
  current: string;

  @Field(() => String, {
    description: "The new password, 10 to 200 characters; one that is easily guessed is refused.",
  })
  @MinLength(minPasswordLength)
  @MaxLength(maxPasswordLength)
  next: string;
}

@ArgsType()
export class ConfirmPasswordArgs {
  @Field(() => String, { description: "Your password, case-sensitive, not trimmed." })
  @MaxLength(200)
  password: string;
}
