import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { AccountContext } from "./account.context.ts";
import {
  acceptInvitation,
  findInvitee,
  inviteUser,
  renewInvitation,
} from "./invitation.service.ts";
import { Invitation, Invitee } from "./invitation.ts";
import { Session } from "./user.entity.ts";
import { AcceptInvitationArgs, InvitationArgs, InviteUserArgs } from "./user.input.ts";

@Resolver()
export class InvitationResolver {
  @Query(() => Invitee, {
    nullable: true,
    description: "Whom a one-time link is for; null when it is unknown, used up or too old.",
  })
  invitation(
    @Ctx() context: AccountContext,
    @Args(() => InvitationArgs) { secret }: InvitationArgs,
  ) {
    return findInvitee(context, secret);
  }

  @Mutation(() => Invitation, {
    description: "Makes an account, and the link to its first password. For admins.",
  })
  inviteUser(@Ctx() context: AccountContext, @Args(() => InviteUserArgs) args: InviteUserArgs) {
    return inviteUser(context, args);
  }

  @Mutation(() => Invitation, {
    description: "A new link, for an invitation not taken up or a forgotten password. For admins.",
  })
  renewInvitation(
    @Ctx() context: AccountContext,
    @Arg("id", () => ID, { description: "Names the account." }) id: string,
  ) {
    return renewInvitation(context, id);
  }

  @Mutation(() => Session, {
    description: "Sets a password by a one-time link, ends all other sessions and signs in.",
  })
  acceptInvitation(
    @Ctx() context: AccountContext,
    @Args(() => AcceptInvitationArgs) acceptance: AcceptInvitationArgs,
  ) {
    return acceptInvitation(context, acceptance);
  }
}
