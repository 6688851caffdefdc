import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { isId } from "../../content/reading/content-queries.ts";
import { recordSecurityEvent } from "../../history/record-security-event.ts";
import { NotFound } from "../../platform/errors.ts";
import { requireAccount, requireUser } from "../../platform/viewer.ts";
import type { AccountContext } from "../account.context.ts";
import { Session } from "./session.entity.ts";
import { endSessions, listSessions } from "./sessions.ts";

@Resolver(() => Session)
export class SessionResolver {
  @Query(() => [Session], {
    description: "Your own sessions that have not ended, the most recently used first.",
  })
  sessions(@Ctx() { db, viewer, now }: AccountContext): Promise<Session[]> {
    return listSessions(db, requireUser(viewer).id, now);
  }

  @FieldResolver(() => Boolean, { description: "Whether this request was sent in it." })
  isCurrent(@Root() { id }: Session, @Ctx() { viewer }: AccountContext): boolean {
    return viewer.kind === "user" && viewer.session?.id === id;
  }

  @Mutation(() => Boolean, {
    description: "Ends the session of this request: its token is refused from then on.",
  })
  async signOut(@Ctx() { db, viewer }: AccountContext): Promise<boolean> {
    const { session } = requireAccount(viewer);
    if (session) await db.delete(Session, { id: session.id });
    return true;
  }

  @Mutation(() => Boolean, { description: "Ends all your sessions, including this one." })
  async signOutEverywhere(@Ctx() context: AccountContext): Promise<boolean> {
    const { id } = requireAccount(context.viewer);
    await context.db.transaction(async (manager) => {
      await endSessions(manager, id);
      await recordSecurityEvent(manager, context, { kind: "signedOutEverywhere" });
    });
    return true;
  }

  @Mutation(() => ID, { description: "Ends one of your sessions, and returns its id." })
  async endSession(
    @Ctx() { db, viewer }: AccountContext,
    @Arg("id", () => ID, { description: "Id of the session." }) id: string,
  ): Promise<string> {
    const { id: accountId } = requireUser(viewer);
    const { affected } = isId(id) ? await db.delete(Session, { id, accountId }) : { affected: 0 };
    if (!affected) throw NotFound();
    return id;
  }
}
