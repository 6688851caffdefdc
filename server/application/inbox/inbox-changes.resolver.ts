import { Matches, MaxLength } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver } from "type-graphql";
import type { ApplicationContext } from "../application.context.ts";
import { type ApplicationState, ApplicationStateEnum } from "../application.entity.ts";
import { addNote, assign, changeState, markNotSpam, recordPrint } from "./application-changes.ts";
import { ApplicationDetails, findApplicationDetails } from "./application-details.resolver.ts";

@ArgsType()
class TargetArgs {
  @Field(() => ID, { description: "Which application." })
  id: string;

  @Field(() => Int, { description: "The version you read; an older one is a CONFLICT." })
  version: number;
}

@ArgsType()
class NoteArgs {
  @Field(() => ID, { description: "Which application." })
  id: string;

  @Field(() => String, { description: "What to write down, at most 5000 characters." })
  @Matches(/\S/)
  @MaxLength(5000)
  text: string;
}

@Resolver()
export class InboxChangesResolver {
  @Mutation(() => ApplicationDetails, {
    description: "Done, declined and spam close an application. For case workers and admins.",
  })
  async changeApplicationState(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("state", () => ApplicationStateEnum, { description: "What becomes of it." })
    state: ApplicationState,
  ) {
    await changeState(context, target, state);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => ApplicationDetails, {
    description: "Gives an application to somebody, or back. For case workers and admins.",
  })
  async assignApplication(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("userId", () => ID, {
      nullable: true,
      description: "One of the case workers; left out: nobody.",
    })
    userId?: string | null,
  ) {
    await assign(context, target, userId ?? null);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => ApplicationDetails, {
    description: "Writes something down beside it, sealed. For case workers and admins.",
  })
  async addApplicationNote(
    @Ctx() context: ApplicationContext,
    @Args(() => NoteArgs) { id, text }: NoteArgs,
  ) {
    await addNote(context, id, text.trim());
    return findApplicationDetails(context.db, id);
  }

  @Mutation(() => ApplicationDetails, {
    description: "Says that it is no spam: it is new again. For case workers and admins.",
  })
  async markApplicationNotSpam(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
  ) {
    await markNotSpam(context, target);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => Boolean, {
    description: "Records that you print it. For case workers and admins.",
  })
  async recordPrint(
    @Ctx() context: ApplicationContext,
    @Arg("id", () => ID, { description: "Which application." }) id: string,
  ) {
    await recordPrint(context, id);
    return true;
  }
}
