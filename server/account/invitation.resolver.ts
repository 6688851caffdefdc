import { Arg, Args, Ctx, Extensions, ID, Mutation, Query, Resolver } from "type-graphql";
import { forVisitors } from "../platform/viewer.ts";
import type { AccountContext } from "./account.context.ts";
import {
  acceptInvitation,
  findInvitee,
  inviteUser,
  renewInvitation,
} from "./invitation.service.ts";
import { Invitation, Invitee } from "./invitation.ts";
import { requestPasswordReset } from "./password-reset.ts";
import { SignedInUser } from "./session/session.entity.ts";
import {
  AcceptInvitationArgs,
  InvitationArgs,
  InviteUserArgs,
  PasswordResetArgs,
} from "./user.input.ts";

@Resolver()
export class InvitationResolver {
  @Query(() => Invitee, {
    nullable: true,
    description:
      "The person whom a one-time link invites; null when the link is unknown, used or expired.",
  })
  invitation(
    @Ctx() context: AccountContext,
    @Args(() => InvitationArgs) { secret }: InvitationArgs,
  ) {
    return findInvitee(context, secret);
  }

  @Mutation(() => Invitation, {
    description:
      "Creates an account and the one-time link for setting its first password. For admins.",
  })
  inviteUser(@Ctx() context: AccountContext, @Args(() => InviteUserArgs) args: InviteUserArgs) {
    return inviteUser(context, args);
  }

  @Mutation(() => Invitation, {
    description:
      "Issues a new one-time link, for an unused invitation or a forgotten password. For admins.",
  })
  renewInvitation(
    @Ctx() context: AccountContext,
    @Arg("id", () => ID, { description: "Id of the account." }) id: string,
  ) {
    return renewInvitation(context, id);
  }

  @Query(() => Boolean, {
    description: "Whether a forgotten password can be reset by e-mail: only with a mail server.",
  })
  passwordResetByEmail(@Ctx() { sendEmail }: AccountContext): boolean {
    return sendEmail !== null;
  }

  @Extensions(forVisitors)
  @Mutation(() => Boolean, {
    description:
      "E-mails a one-time link for a new password; an account gets one in five minutes and six an hour at most. True whether or not an account has this address; false when the site has no mail server.",
  })
  requestPasswordReset(
    @Ctx() context: AccountContext,
    @Args(() => PasswordResetArgs) args: PasswordResetArgs,
  ) {
    return requestPasswordReset(context, args);
  }

  @Extensions(forVisitors)
  @Mutation(() => SignedInUser, {
    description: "Sets the password with a one-time link, ends all other sessions and signs in.",
  })
  acceptInvitation(
    @Ctx() context: AccountContext,
    @Args(() => AcceptInvitationArgs) acceptance: AcceptInvitationArgs,
  ) {
    return acceptInvitation(context, acceptance);
  }
}
