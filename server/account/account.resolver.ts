import { Args, Ctx, Extensions, Mutation, Query, Resolver } from "type-graphql";
import { accountOf, forVisitors } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import { ChangePasswordArgs, ConfirmPasswordArgs, LoginArgs } from "./account.input.ts";
import { changePassword, login } from "./account.service.ts";
import { confirmPassword } from "./session/confirm-password.ts";
import { SignedInUser } from "./session/session.entity.ts";
import { User } from "./user.entity.ts";

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: "The signed-in user; null for visitors." })
  currentUser(@Ctx() { db, viewer }: AccountContext) {
    const account = accountOf(viewer);
    return account && db.findOneBy(User, { id: account.id });
  }

  @Extensions(forVisitors)
  @Mutation(() => SignedInUser, {
    description: "Signs in. Send the returned token in the Authorization header.",
  })
  login(@Ctx() context: AccountContext, @Args(() => LoginArgs) credentials: LoginArgs) {
    return login(context, credentials);
  }

  @Mutation(() => SignedInUser, {
    description: "Changes your password and ends your other sessions.",
  })
  changePassword(
    @Ctx() context: AccountContext,
    @Args(() => ChangePasswordArgs) passwords: ChangePasswordArgs,
  ) {
    return changePassword(context, passwords);
  }

  @Mutation(() => Boolean, {
    description:
      "Confirms this session with your password for ten minutes. Sensitive actions, such as changes of bank details and of accounts, exports and webhooks, fail with CONFIRMATION_REQUIRED without it.",
  })
  async confirmPassword(
    @Ctx() context: AccountContext,
    @Args(() => ConfirmPasswordArgs) { password }: ConfirmPasswordArgs,
  ) {
    await confirmPassword(context, password);
    return true;
  }
}
