import { MaxLength, MinLength } from "class-validator";
import { ArgsType, Field } from "type-graphql";

@ArgsType()
export class LoginArgs {
  // Not checked for its form: what is no e-mail is nobody's, and is told so.
  @Field(() => String, { description: "Capitals and spaces around it do not matter." })
  @MaxLength(254)
  email: string;

  @Field(() => String, { description: "Just as it was set." })
  @MaxLength(200)
  password: string;
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String, { description: "The one that counts now." })
  @MaxLength(200)
  current: string;

  @Field(() => String, { description: "At least 10 characters." })
  @MinLength(10)
  @MaxLength(200)
  next: string;
}
