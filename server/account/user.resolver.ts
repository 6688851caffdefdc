import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../platform/request-context.ts";
import { User } from "./user.entity.ts";
import { ChangeUserTypeArgs } from "./user.input.ts";
import { changeUserType, deactivateUser, listUsers, reactivateUser } from "./user.service.ts";

const idArg = { description: "Names the account." };

@Resolver()
export class UserResolver {
  @Query(() => [User], { description: "Everybody with an account, by name. For admins." })
  users(@Ctx() context: RequestContext) {
    return listUsers(context);
  }

  @Mutation(() => User, {
    description: "Counts from their next request on. For admins; the last one stays one.",
  })
  changeUserType(
    @Ctx() context: RequestContext,
    @Args(() => ChangeUserTypeArgs) args: ChangeUserTypeArgs,
  ) {
    return changeUserType(context, args);
  }

  @Mutation(() => User, {
    description: "Ends their sessions; they may no longer sign in. For admins; the last one stays.",
  })
  deactivateUser(@Ctx() context: RequestContext, @Arg("id", () => ID, idArg) id: string) {
    return deactivateUser(context, id);
  }

  @Mutation(() => User, {
    description: "They may sign in again, with the password they had. For admins.",
  })
  reactivateUser(@Ctx() context: RequestContext, @Arg("id", () => ID, idArg) id: string) {
    return reactivateUser(context, id);
  }
}
