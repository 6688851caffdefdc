import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { usersById } from "../../account/case-workers.ts";
import { User } from "../../account/user.entity.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { applicantName, decryptAnswers, isUnreadable } from "../privacy/answers.ts";
import { countDuplicates } from "./duplicates.ts";

/** What a row of the inbox leads to: the same number of statements whatever the list's length. */
@Resolver(() => Application)
export class ApplicationFieldsResolver {
  @FieldResolver(() => String, {
    description: "What the applicant is called; blank once anonymised, or while unreadable.",
  })
  name(@Root() application: Application, @Ctx() { encryption }: ApplicationContext): string {
    return applicantName(decryptAnswers(application, encryption));
  }

  @FieldResolver(() => Boolean, {
    description: "Sealed with another APPLICATION_KEY: its answers are missing until that is back.",
  })
  isUnreadable(
    @Root() application: Application,
    @Ctx() { encryption }: ApplicationContext,
  ): boolean {
    return isUnreadable(application, encryption);
  }

  @FieldResolver(() => User, { nullable: true, description: "Whose it is to see to." })
  assignee(@Root() { assigneeId }: Application, @Ctx() { db, loaders }: ApplicationContext) {
    if (!assigneeId) return null;
    return loaders.loader("assignees", (ids) => usersById(db, ids)).load(assigneeId);
  }

  @FieldResolver(() => Int, {
    description: "How many others came from the same phone number or e-mail.",
  })
  possibleDuplicates(@Root() { id }: Application, @Ctx() { db, loaders }: ApplicationContext) {
    return loaders.loader("duplicates", (ids) => countDuplicates(db, ids)).load(id);
  }
}
