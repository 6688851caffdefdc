import { MaxLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";

@ArgsType()
export class PasswordArgs {
  @Field(() => String, { description: "Your current password." })
  @MaxLength(200)
  password: string;
}

@ArgsType()
export class CodeArgs {
  @Field(() => String, { description: "Six digits that the authenticator app shows." })
  @MaxLength(50)
  code: string;
}

@ArgsType()
export class PasswordAndCodeArgs extends PasswordArgs {
  @Field(() => String, { description: "A code of the authenticator app, or a recovery code." })
  @MaxLength(50)
  code: string;
}
