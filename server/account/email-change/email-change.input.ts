import { IsEmail, IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { Typed } from "../../platform/tidy-text.ts";
import { PasswordArgs } from "../second-step/second-step.input.ts";

@ArgsType()
export class RequestEmailChangeArgs extends PasswordArgs {
  @Field(() => String, { description: "The new e-mail address, case-insensitive." })
  // As when users are invited.
  @Typed("email", IsEmail({ allow_utf8_local_part: false }))
  email: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Required with a second step: a code of the authenticator app, or a recovery code.",
  })
  @IsOptional()
  @MaxLength(50)
  code?: string | null;
}

@ArgsType()
export class EmailChangeLinkArgs {
  @Field(() => String, { description: "The secret of a mailed link: its URL fragment." })
  @MaxLength(100)
  secret: string;
}
