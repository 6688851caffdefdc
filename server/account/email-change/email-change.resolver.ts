import { Args, Ctx, Extensions, Mutation, Query, Resolver } from "type-graphql";
import { forVisitors } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { EmailChange, EmailChangeLink } from "./email-change.entity.ts";
import { EmailChangeLinkArgs, RequestEmailChangeArgs } from "./email-change.input.ts";
import {
  cancelOwnEmailChange,
  findOwnEmailChange,
  requestEmailChange,
} from "./email-change.service.ts";
import {
  confirmEmailChange,
  findEmailChangeLink,
  refuseEmailChange,
} from "./email-change-links.service.ts";

@Resolver()
export class EmailChangeResolver {
  @Query(() => EmailChange, {
    nullable: true,
    description: "Your own request for another e-mail address; null without one.",
  })
  ownEmailChange(@Ctx() context: AccountContext) {
    return findOwnEmailChange(context);
  }

  @Mutation(() => EmailChange, {
    description:
      "Asks for another e-mail address of your own account: mails a link to the present and to the new address, valid for 24 hours. The address changes once both have confirmed. A new request replaces the earlier one; five an hour.",
  })
  requestEmailChange(
    @Ctx() context: AccountContext,
    @Args(() => RequestEmailChangeArgs) args: RequestEmailChangeArgs,
  ) {
    return requestEmailChange(context, args);
  }

  @Mutation(() => Boolean, { description: "Cancels your own request for another e-mail address." })
  async cancelEmailChange(@Ctx() context: AccountContext): Promise<boolean> {
    await cancelOwnEmailChange(context);
    return true;
  }

  @Query(() => EmailChangeLink, {
    nullable: true,
    description:
      "What a link mailed for another e-mail address confirms; null when it is unknown, used or expired.",
  })
  emailChangeLink(
    @Ctx() context: AccountContext,
    @Args(() => EmailChangeLinkArgs) { secret }: EmailChangeLinkArgs,
  ) {
    return findEmailChangeLink(context, secret);
  }

  @Extensions(forVisitors)
  @Mutation(() => Boolean, {
    description:
      "Confirms a new e-mail address with a mailed link. True once both addresses have confirmed: the address has changed, and the account’s other sessions have ended. False while the other one has not.",
  })
  confirmEmailChange(
    @Ctx() context: AccountContext,
    @Args(() => EmailChangeLinkArgs) { secret }: EmailChangeLinkArgs,
  ) {
    return confirmEmailChange(context, secret);
  }

  @Extensions(forVisitors)
  @Mutation(() => Boolean, {
    description: "Cancels the request of a mailed link, for a recipient who did not ask for it.",
  })
  async refuseEmailChange(
    @Ctx() context: AccountContext,
    @Args(() => EmailChangeLinkArgs) { secret }: EmailChangeLinkArgs,
  ): Promise<boolean> {
    await refuseEmailChange(context, secret);
    return true;
  }
}
