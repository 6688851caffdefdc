import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { dayInKyiv } from "../../platform/kyiv-time.ts";
import { encryptedWithOtherKey } from "../privacy/unreadable-applications.ts";
import { overdueCondition, remindedCondition } from "./inbox-conditions.ts";

@ObjectType({ description: "Counts of the inbox." })
export class ApplicationCounts {
  @Field(() => Int, { description: "Number of applications in state NEW." })
  new: number;

  @Field(() => Int, { description: "Number of applications in state IN_PROGRESS." })
  inProgress: number;

  @Field(() => Int, { description: "Number of applications in state WAITING." })
  waiting: number;

  @Field(() => Int, { description: "Number of applications in state SPAM." })
  spam: number;

  @Field(() => Int, {
    description: "Number of applications that are still new after their form's deadline.",
  })
  overdue: number;

  @Field(() => Int, { description: "Number of applications whose reminder is due." })
  reminded: number;

  @Field(() => Int, {
    description: "Number of applications encrypted with another APPLICATION_KEY; normally 0.",
  })
  unreadable: number;

  @Field(() => Int, { description: "Number of e-mails waiting to be sent." })
  emailsWaiting: number;

  @Field(() => Int, { description: "Number of e-mails that failed permanently." })
  emailsFailed: number;
}

/** Takes one statement. */
export async function countInbox(
  db: EntityManager,
  { encryption, now }: { encryption: FieldEncryption; now: Date },
): Promise<ApplicationCounts> {
  const [counts]: ApplicationCounts[] = await db.query(
    `select (count(*) filter (where state = 'new'))::int as new,
       (count(*) filter (where state = 'inProgress'))::int as "inProgress",
       (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state = 'spam'))::int as spam,
       (count(*) filter (where ${overdueCondition("$2")}))::int as overdue,
       (count(*) filter (where ${remindedCondition("$3")} and state <> 'spam'))::int as reminded,
       (count(*) filter (where ${encryptedWithOtherKey("$1")}))::int as unreadable,
       (select count(*)::int from mail where state = 'waiting') as "emailsWaiting",
       (select count(*)::int from mail where state = 'failed') as "emailsFailed"
     from application item`,
    [encryption.keyIds, now, dayInKyiv(now)],
  );
  return { ...zeroCounts, ...counts };
}

const zeroCounts = {
  new: 0,
  inProgress: 0,
  waiting: 0,
  spam: 0,
  overdue: 0,
  reminded: 0,
  unreadable: 0,
  emailsWaiting: 0,
  emailsFailed: 0,
};
