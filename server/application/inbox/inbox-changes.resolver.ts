import { Matches, MaxLength } from "class-validator";
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Resolver } from "type-graphql";
import type { ApplicationContext } from "../application.context.ts";
import { type ApplicationState, ApplicationStateEnum } from "../application.entity.ts";
import {
  addNote,
  assign,
  changeState,
  markNotSpam,
  recordPrint,
  setReminder,
} from "./application-changes.ts";
import { ApplicationDetails, findApplicationDetails } from "./application-details.resolver.ts";

@ArgsType()
class TargetArgs {
  @Field(() => ID, { description: "Id of the application." })
  id: string;

  @Field(() => Int, {
    description: "The version that you read. An outdated version causes a CONFLICT.",
  })
  version: number;
}

@ArgsType()
class NoteArgs {
  @Field(() => ID, { description: "Id of the application." })
  id: string;

  @Field(() => String, { description: "Text of the note, at most 5000 characters." })
  @Matches(/\S/)
  @MaxLength(5000)
  text: string;
}

@Resolver()
export class InboxChangesResolver {
  @Mutation(() => ApplicationDetails, {
    description:
      "Changes the state of an application; DONE, DECLINED and SPAM close it. For case workers and admins.",
  })
  async changeApplicationState(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("state", () => ApplicationStateEnum, { description: "The new state." })
    state: ApplicationState,
  ) {
    await changeState(context, target, state);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => ApplicationDetails, {
    description: "Sets or removes the assignee of an application. For case workers and admins.",
  })
  async assignApplication(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("userId", () => ID, {
      nullable: true,
      description: "Id of a case worker; omit it to remove the assignee.",
    })
    userId?: string | null,
  ) {
    await assign(context, target, userId ?? null);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => ApplicationDetails, {
    description:
      "Sets or removes the reminder of an application: on that day it is listed, and its assignee gets " +
      "a notice. Closing the application removes it. For case workers and admins.",
  })
  async setApplicationReminder(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
    @Arg("day", () => String, {
      nullable: true,
      description:
        "Day in Kyiv, as `2026-11-26`, from today to a year from now; omit it to remove the reminder.",
    })
    day?: string | null,
  ) {
    await setReminder(context, target, day ?? null);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => ApplicationDetails, {
    description: "Adds an internal note, which is stored encrypted. For case workers and admins.",
  })
  async addApplicationNote(
    @Ctx() context: ApplicationContext,
    @Args(() => NoteArgs) { id, text }: NoteArgs,
  ) {
    await addNote(context, id, text.trim());
    return findApplicationDetails(context.db, id);
  }

  @Mutation(() => ApplicationDetails, {
    description:
      "Marks an application as not spam; its state becomes NEW. For case workers and admins.",
  })
  async markApplicationNotSpam(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetArgs) target: TargetArgs,
  ) {
    await markNotSpam(context, target);
    return findApplicationDetails(context.db, target.id);
  }

  @Mutation(() => Boolean, {
    description: "Records that you print an application. For case workers and admins.",
  })
  async recordPrint(
    @Ctx() context: ApplicationContext,
    @Arg("id", () => ID, { description: "Id of the application." }) id: string,
  ) {
    await recordPrint(context, id);
    return true;
  }
}
