import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { EmailContext } from "../mail/email.context.ts";
import type { AccountContext } from "./account.context.ts";
import { User } from "./user.entity.ts";
import { RenameUserArgs, SetUserLanguageArgs, SetUserRolesArgs } from "./user.input.ts";
import {
  deactivateUser,
  deleteUser,
  listUsers,
  mayReadAccount,
  reactivateUser,
  renameUser,
  setUserLanguage,
  setUserRoles,
} from "./user.service.ts";

const idArg = { description: "Id of the account." };

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time of the last sign-in; null before the first one. Only the user and administrators can read it; others get null.",
  })
  lastSignedInAt(@Root() user: User, @Ctx() { viewer }: EmailContext): Date | null {
    return mayReadAccount(viewer, user) ? user.lastSignedInAt : null;
  }

  @Query(() => [User], { description: "All accounts, sorted by name. For admins." })
  users(@Ctx() context: EmailContext) {
    return listUsers(context);
  }

  @Mutation(() => User, {
    description:
      "Sets the roles of a user from their next request on. The last admin stays one. For admins.",
  })
  setUserRoles(@Ctx() context: EmailContext, @Args(() => SetUserRolesArgs) args: SetUserRolesArgs) {
    return setUserRoles(context, args);
  }

  @Mutation(() => User, {
    description: "Changes the display name of your own account, or as an admin of any.",
  })
  renameUser(@Ctx() context: EmailContext, @Args(() => RenameUserArgs) args: RenameUserArgs) {
    return renameUser(context, args);
  }

  @Mutation(() => User, {
    description:
      "Sets the language in which the admin area opens after signing in, of your own account, or as an admin of any.",
  })
  setUserLanguage(
    @Ctx() context: EmailContext,
    @Args(() => SetUserLanguageArgs) args: SetUserLanguageArgs,
  ) {
    return setUserLanguage(context, args);
  }

  @Mutation(() => User, {
    description:
      "Deactivates an account and ends its sessions. The last admin cannot be deactivated. For admins.",
  })
  deactivateUser(@Ctx() context: EmailContext, @Arg("id", () => ID, idArg) id: string) {
    return deactivateUser(context, id);
  }

  @Mutation(() => User, {
    description: "Reactivates an account; its previous password is valid again. For admins.",
  })
  reactivateUser(@Ctx() context: EmailContext, @Arg("id", () => ID, idArg) id: string) {
    return reactivateUser(context, id);
  }

  @Mutation(() => ID, {
    description:
      "Permanently deletes an account and returns its id. What the user did stays without their " +
      "name, and applications assigned to them are released. Neither the last admin nor your own " +
      "account can be deleted. For admins.",
  })
  async deleteUser(@Ctx() context: AccountContext, @Arg("id", () => ID, idArg) id: string) {
    await deleteUser(context, id);
    return id;
  }
}
