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
import type { RequestContext } from "../../platform/request-context.ts";
import { accountOf, type UserRole } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { User, UserRoleEnum } from "../user.entity.ts";
import { mayReadAccount } from "../user.service.ts";
import { isSecondStepRequired, listRequiredRoles, saveRequiredRoles } from "./requirement.ts";
import { RecoveryCode } from "./second-step.entity.ts";
import { CodeArgs, PasswordAndCodeArgs, PasswordArgs } from "./second-step.input.ts";
import { AuthenticatorKey, OwnSecondStep, RecoveryCodes } from "./second-step.objects.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  removeOwnSecondStep,
  removeSecondStepOf,
  renewRecoveryCodes,
} from "./second-step.service.ts";

@Resolver(() => User)
export class SecondStepResolver {
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Time since which signing in needs a second step; null without one. Only the user and administrators can read it; others get null.",
  })
  secondStepSince(@Root() user: User, @Ctx() { viewer }: RequestContext): Date | null {
    return mayReadAccount(viewer, user) ? user.secondStepSince : null;
  }

  @Query(() => OwnSecondStep, {
    nullable: true,
    description: "The second step of your own sign-in; null for visitors.",
  })
  async secondStep(@Ctx() { db, viewer }: AccountContext): Promise<OwnSecondStep | null> {
    const account = accountOf(viewer);
    if (!account) return null;
    const { secondStepSince } = await db.findOneByOrFail(User, { id: account.id });
    return {
      since: secondStepSince,
      isRequired: await isSecondStepRequired(db, account.roles),
      recoveryCodesLeft: await db.countBy(RecoveryCode, { accountId: account.id }),
    };
  }

  @Mutation(() => AuthenticatorKey, {
    description:
      "Creates a key for your authenticator app. It has no effect until `confirmSecondStep`.",
  })
  beginSecondStep(
    @Ctx() context: AccountContext,
    @Args(() => PasswordArgs) { password }: PasswordArgs,
  ) {
    return beginSecondStep(context, password);
  }

  @Mutation(() => RecoveryCodes, {
    description: "Makes signing in ask for a code from now on, and returns your recovery codes.",
  })
  confirmSecondStep(@Ctx() context: AccountContext, @Args(() => CodeArgs) { code }: CodeArgs) {
    return confirmSecondStep(context, code);
  }

  @Mutation(() => RecoveryCodes, { description: "Replaces your recovery codes with new ones." })
  renewRecoveryCodes(
    @Ctx() context: AccountContext,
    @Args(() => PasswordAndCodeArgs) confirmation: PasswordAndCodeArgs,
  ) {
    return renewRecoveryCodes(context, confirmation);
  }

  @Mutation(() => User, { description: "Makes signing in no longer ask for a code." })
  removeSecondStep(
    @Ctx() context: AccountContext,
    @Args(() => PasswordAndCodeArgs) confirmation: PasswordAndCodeArgs,
  ) {
    return removeOwnSecondStep(context, confirmation);
  }

  @Mutation(() => User, {
    description:
      "Removes the lost second step of another user, who then signs in with the password alone. For admins.",
  })
  removeUserSecondStep(
    @Ctx() context: AccountContext,
    @Arg("id", () => ID, { description: "Id of the account." }) id: string,
  ) {
    return removeSecondStepOf(context, id);
  }

  @Query(() => [UserRoleEnum], {
    description: "The roles whose users must have a second step. For admins.",
  })
  secondStepRequiredFor(@Ctx() context: RequestContext) {
    return listRequiredRoles(context);
  }

  @Mutation(() => [UserRoleEnum], {
    description:
      "Sets the roles whose users must have a second step. Those without one can only set it up, from their next request on. For admins.",
  })
  requireSecondStepFor(
    @Ctx() context: AccountContext,
    @Arg("roles", () => [UserRoleEnum], { description: "All roles that must have it." })
    required: UserRole[],
  ) {
    return saveRequiredRoles(context, required);
  }
}
