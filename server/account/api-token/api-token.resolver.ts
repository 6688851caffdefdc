import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../content/context.ts";
import type { EmailContext } from "../../mail/email.context.ts";
import { ApiToken, ApiTokenUse, CreatedApiToken } from "./api-token.entity.ts";
import { CreateApiTokenArgs } from "./api-token.input.ts";
import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
  usesOfTokens,
} from "./api-tokens.service.ts";

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  @Query(() => [ApiToken], {
    description: "All API tokens, those that are valid first, then the newest. For admins.",
  })
  apiTokens(@Ctx() context: EmailContext) {
    return listApiTokens(context);
  }

  @FieldResolver(() => [ApiTokenUse], {
    description: "The days on which it was used within the last 30, the latest first.",
  })
  uses(@Root() { id }: ApiToken, @Ctx() { db, loaders, now }: Context) {
    return loaders.loader("apiTokenUses", (ids) => usesOfTokens(db, ids, now)).load(id);
  }

  @Mutation(() => CreatedApiToken, {
    description:
      "Creates an API token; its secret is in this answer only. CONFLICT `tooMany` with 50 valid ones. For admins.",
  })
  createApiToken(
    @Ctx() context: EmailContext,
    @Args(() => CreateApiTokenArgs) args: CreateApiTokenArgs,
  ) {
    return createApiToken(context, args);
  }

  @Mutation(() => ApiToken, {
    description: "Revokes an API token for good, from its next request on. For admins.",
  })
  revokeApiToken(
    @Ctx() context: EmailContext,
    @Arg("id", () => ID, { description: "Id of the token." }) id: string,
  ) {
    return revokeApiToken(context, id);
  }
}
