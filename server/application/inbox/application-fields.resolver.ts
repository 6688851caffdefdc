import { Ctx, FieldResolver, GraphQLISODateTime, Int, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import { usersById } from "../../account/case-workers.ts";
import { User } from "../../account/user.entity.ts";
import { dayInKyiv } from "../../platform/kyiv-time.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { countDuplicates } from "../duplicates.ts";
import { FormSettings } from "../forms/form-settings.entity.ts";
import { promisedForm } from "../priority.ts";
import { applicantName, decryptAnswers, isUnreadable } from "../privacy/answers.ts";
import { overdueCondition } from "./inbox-conditions.ts";

/** Whether each of these applications is overdue, in the order of `ids`. */
async function areOverdue(
  db: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<boolean[]> {
  const rows: { id: string }[] = await db.query(
    `select item.id from application item where item.id = any($1) and ${overdueCondition("$2")}`,
    [ids, now],
  );
  const overdue = new Set(rows.map(({ id }) => id));
  return ids.map((id) => overdue.has(id));
}

/** The terms of these forms in hours, in their order. */
const promisedHoursIn = (db: EntityManager) => async (forms: readonly string[]) => {
  const settings = await db.find(FormSettings);
  return forms.map((name) => settings.find(({ form }) => form === name)?.overdueHours ?? 0);
};

/**
 * Fields of an application that are batched: a list takes the same number of statements whatever
 * its length.
 */
@Resolver(() => Application)
export class ApplicationFieldsResolver {
  @FieldResolver(() => String, {
    description: "Name of the applicant; blank after anonymisation, or if the data is unreadable.",
  })
  name(@Root() application: Application, @Ctx() { encryption }: ApplicationContext): string {
    return applicantName(decryptAnswers(application, encryption));
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the answers were encrypted with another APPLICATION_KEY and cannot be decrypted.",
  })
  isUnreadable(
    @Root() application: Application,
    @Ctx() { encryption }: ApplicationContext,
  ): boolean {
    return isUnreadable(application, encryption);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "The responsible user; null if it is not assigned.",
  })
  assignee(@Root() { assigneeId }: Application, @Ctx() { db, loaders }: ApplicationContext) {
    if (!assigneeId) return null;
    return loaders.loader("assignees", (ids) => usersById(db, ids)).load(assigneeId);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the application is overdue: still new after the form's deadline or, for forms with a " +
      "promised deadline, not closed by then.",
  })
  isOverdue(@Root() { id }: Application, @Ctx() { db, loaders, now }: ApplicationContext) {
    return loaders.loader("overdue", (ids) => areOverdue(db, ids, now)).load(id);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Promised time by which the request is met; null when it is closed, and for forms without such a promise.",
  })
  async promisedBy(
    @Root() { form, createdAt, closedAt }: Application,
    @Ctx() { db, loaders }: ApplicationContext,
  ): Promise<Date | null> {
    if (form !== promisedForm || closedAt) return null;
    const hours = await loaders.loader("promisedHours", promisedHoursIn(db)).load(form);
    return new Date(createdAt.getTime() + hours * 3_600_000);
  }

  @FieldResolver(() => Boolean, { description: "Whether the day of its reminder has come." })
  isReminderDue(@Root() { remindOn }: Application, @Ctx() { now }: ApplicationContext): boolean {
    return remindOn !== null && remindOn <= dayInKyiv(now);
  }

  @FieldResolver(() => Int, {
    description: "Number of other applications with the same phone number or e-mail address.",
  })
  possibleDuplicates(@Root() { id }: Application, @Ctx() { db, loaders }: ApplicationContext) {
    return loaders.loader("duplicates", (ids) => countDuplicates(db, ids)).load(id);
  }
}
