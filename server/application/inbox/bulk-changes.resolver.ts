import { ArrayMaxSize, ValidateNested } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  registerEnumType,
} from "type-graphql";
import { maxPageSize } from "../../content/reading/list-page.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, type ApplicationState, ApplicationStateEnum } from "../application.entity.ts";
import {
  assignEach,
  type ChangeOutcome,
  type ChangeResult,
  changeStateOfEach,
} from "./bulk-changes.ts";

const ChangeOutcomeEnum = {
  CHANGED: "changed",
  STALE: "stale",
  ERASED: "erased",
  MISSING: "missing",
} as const satisfies Record<string, ChangeOutcome>;

registerEnumType(ChangeOutcomeEnum, {
  name: "ApplicationChangeOutcome",
  description: "What came of the change of one application.",
  valuesConfig: {
    CHANGED: { description: "It is as requested." },
    STALE: { description: "Not changed, because another user has changed it since it was read." },
    ERASED: { description: "Unchanged: its personal data was erased." },
    MISSING: { description: "It does not exist any more." },
  },
});

@InputType({ description: "An application to be changed." })
class ApplicationTargetInput {
  @Field(() => ID, { description: "Id of the application." })
  id: string;

  @Field(() => Int, { description: "The version that you read." })
  version: number;
}

@ObjectType({ description: "What came of the change of one application." })
class ApplicationChange implements ChangeResult {
  @Field(() => ID, { description: "Id of the application." })
  id: string;

  @Field(() => ChangeOutcomeEnum, { description: "Whether it was changed, or why not." })
  outcome: ChangeOutcome;

  @Field(() => Application, {
    nullable: true,
    description: "The application as it is now; null when it is missing.",
  })
  application: Application | null;
}

@ArgsType()
class TargetsArgs {
  @Field(() => [ApplicationTargetInput], { description: "The applications, at most 100." })
  @ArrayMaxSize(maxPageSize)
  @ValidateNested({ each: true })
  targets: ApplicationTargetInput[];
}

@Resolver()
export class BulkChangesResolver {
  @Mutation(() => [ApplicationChange], {
    description:
      "Assigns several applications, independently of each other: an application that has been changed since you read it is left unchanged. " +
      "For case workers and admins.",
  })
  assignApplications(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetsArgs) { targets }: TargetsArgs,
    @Arg("userId", () => ID, {
      nullable: true,
      description: "Id of a case worker; omit it to remove the assignees.",
    })
    userId?: string | null,
  ): Promise<ApplicationChange[]> {
    return assignEach(context, targets, userId ?? null);
  }

  @Mutation(() => [ApplicationChange], {
    description:
      "Changes the state of several applications, independently of each other: an application that " +
      "has been changed since you read it is left unchanged. For case workers and admins.",
  })
  changeApplicationStates(
    @Ctx() context: ApplicationContext,
    @Args(() => TargetsArgs) { targets }: TargetsArgs,
    @Arg("state", () => ApplicationStateEnum, { description: "The new state." })
    state: ApplicationState,
  ): Promise<ApplicationChange[]> {
    return changeStateOfEach(context, targets, state);
  }
}
