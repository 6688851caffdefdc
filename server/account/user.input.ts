import { IsEmail, Matches, MaxLength, MinLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import type { UserType } from "../platform/viewer.ts";
import { UserTypeEnum } from "./user.entity.ts";

@ArgsType()
export class InviteUserArgs {
  @Field(() => String, { description: "What they will sign in with; capitals do not matter." })
  // PostgreSQL and JavaScript write other alphabets in lower case each in its own way.
  @IsEmail({ allow_utf8_local_part: false })
  email: string;

  @Field(() => String, { description: "What to call them." })
  @Matches(/\S/)
  @MaxLength(100)
  name: string;

  @Field(() => UserTypeEnum, { description: "What they may do." })
  userType: UserType;
}

@ArgsType()
export class ChangeUserTypeArgs {
  @Field(() => ID, { description: "Names the account." })
  id: string;

  @Field(() => UserTypeEnum, { description: "What they may do from their next request on." })
  userType: UserType;
}

@ArgsType()
export class InvitationArgs {
  @Field(() => String, { description: "What stands behind the # of the link." })
  @MaxLength(100)
  secret: string;
}

@ArgsType()
export class AcceptInvitationArgs extends InvitationArgs {
  @Field(() => String, { description: "At least 10 characters." })
  @MinLength(10)
  @MaxLength(200)
  password: string;
}
