import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { SecurityEvent } from "../history/security-event.entity.ts";
import { requireAdmin } from "../platform/viewer.ts";
import {
  accountNames,
  latestRequisitesChange,
  listSecurityEvents,
  RequisitesChange,
  SecurityEventList,
  SecurityEventsArgs,
  tokenNames,
} from "./security-log.ts";

@Resolver(() => SecurityEvent)
export class SecurityLogResolver {
  @Query(() => SecurityEventList, {
    complexity: listCost,
    description: "Lists the security log, newest first. For admins.",
  })
  securityEvents(
    @Ctx() { db, viewer }: Context,
    @Args(() => SecurityEventsArgs) args: SecurityEventsArgs,
  ) {
    requireAdmin(viewer);
    return listSecurityEvents(db, args);
  }

  @Query(() => RequisitesChange, {
    nullable: true,
    description:
      "The latest change of the bank details within the last seven days; null without such a change. For admins.",
  })
  latestRequisitesChange(@Ctx() { db, viewer, now }: Context) {
    requireAdmin(viewer);
    return latestRequisitesChange(db, now);
  }

  @FieldResolver(() => String, {
    description:
      "Name of the user with `userId`, or their e-mail address; blank without an id, and if the account was deleted.",
  })
  userName(@Root() { userId }: SecurityEvent, @Ctx() context: Context) {
    return nameOf(context, userId);
  }

  @FieldResolver(() => String, {
    description:
      "Name of the user with `subjectId`, or their e-mail address; blank without an id, and if the account was deleted.",
  })
  subjectName(@Root() { subjectId }: SecurityEvent, @Ctx() context: Context) {
    return nameOf(context, subjectId);
  }

  @FieldResolver(() => String, {
    description: "Name of the API token with `tokenId`; blank without an id.",
  })
  tokenName(@Root() { tokenId }: SecurityEvent, @Ctx() { db, loaders }: Context) {
    return tokenId ? loaders.loader("tokenNames", (ids) => tokenNames(db, ids)).load(tokenId) : "";
  }
}

const nameOf = ({ db, loaders }: Context, id: string | null): string | Promise<string> =>
  id ? loaders.loader("accountNames", (ids) => accountNames(db, ids)).load(id) : "";
