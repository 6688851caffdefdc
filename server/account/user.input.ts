import { ArrayNotEmpty, IsEmail, IsOptional, Matches, MaxLength, MinLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Typed } from "../platform/tidy-text.ts";
import type { UserRole } from "../platform/viewer.ts";
import { maxPasswordLength, minPasswordLength } from "./password-strength.ts";
import { UserRoleEnum } from "./user.entity.ts";

@ArgsType()
export class InviteUserArgs {
  @Field(() => String, {
    description: "E-mail address with which they will sign in, case-insensitive.",
  })
  // PostgreSQL and JavaScript convert non-ASCII letters to lower case differently, which would
  // violate the check on the column.
  @Typed("email", IsEmail({ allow_utf8_local_part: false }))
  email: string;

  @Field(() => String, { description: "Display name, 1 to 100 characters." })
  @Typed("name", Matches(/\S/))
  @MaxLength(100)
  name: string;

  @Field(() => [UserRoleEnum], { description: "Roles of the user, at least one." })
  @ArrayNotEmpty()
  roles: UserRole[];

  @Field(() => LanguageEnum, {
    nullable: true,
    description: "Language of the linked page, and of the admin area after signing in.",
  })
  language?: Language | null;
}

@ArgsType()
export class SetUserLanguageArgs {
  @Field(() => ID, { description: "Id of the account." })
  id: string;

  @Field(() => LanguageEnum, { description: "Language of the admin area after signing in." })
  language: Language;
}

@ArgsType()
export class RenameUserArgs {
  @Field(() => ID, { description: "Id of the account." })
  id: string;

  @Field(() => String, { description: "Display name, 1 to 100 characters." })
  @Typed("name", Matches(/\S/))
  @MaxLength(100)
  name: string;
}

@ArgsType()
export class SetUserRolesArgs {
  @Field(() => ID, { description: "Id of the account." })
  id: string;

  @Field(() => [UserRoleEnum], {
    description: "All roles of the user from their next request on, at least one.",
  })
  @ArrayNotEmpty()
  roles: UserRole[];
}

@ArgsType()
export class InvitationArgs {
  @Field(() => String, { description: "The secret of a one-time link: its URL fragment." })
  @MaxLength(100)
  secret: string;
}

@ArgsType()
export class AcceptInvitationArgs extends InvitationArgs {
  @Field(() => String, {
    description: "The new password, 10 to 200 characters; one that is easily guessed is refused.",
  })
  @MinLength(minPasswordLength)
  @MaxLength(maxPasswordLength)
  password: string;

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
export class PasswordResetArgs {
  @Field(() => String, { description: "E-mail address of the account, case-insensitive." })
  @MaxLength(254)
  email: string;

  @Field(() => LanguageEnum, { description: "Language of the e-mail." })
  language: Language;
}
