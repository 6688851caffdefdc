import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { FieldEncryption } from "../../platform/field-encryption.ts";
import { encryptedWithOtherKey } from "../privacy/unreadable-applications.ts";

@ObjectType({ description: "How much waits in the inbox." })
export class ApplicationCounts {
  @Field(() => Int, { description: "Applications that nobody has begun with." })
  new: number;

  @Field(() => Int, { description: "Applications that somebody sees to." })
  inProgress: number;

  @Field(() => Int, { description: "Applications that wait for an answer." })
  waiting: number;

  @Field(() => Int, { description: "Applications that look like spam." })
  spam: number;

  @Field(() => Int, {
    description: "Applications that were sealed with another APPLICATION_KEY; 0 where all is well.",
  })
  unreadable: number;

  @Field(() => Int, { description: "Mails that are still to be sent." })
  emailsWaiting: number;

  @Field(() => Int, { description: "Mails that the mail server refused for good." })
  emailsFailed: number;
}

/** One statement. */
export async function countInbox(
  db: EntityManager,
  encryption: FieldEncryption,
): Promise<ApplicationCounts> {
  const [counts]: ApplicationCounts[] = await db.query(
    `select (count(*) filter (where state = 'new'))::int as new,
       (count(*) filter (where state = 'inProgress'))::int as "inProgress",
       (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state = 'spam'))::int as spam,
       (count(*) filter (where ${encryptedWithOtherKey("$1")}))::int as unreadable,
       (select count(*)::int from mail where state = 'waiting') as "emailsWaiting",
       (select count(*)::int from mail where state = 'failed') as "emailsFailed"
     from application item`,
    [encryption.keyId],
  );
  return { ...zeroCounts, ...counts };
}

const zeroCounts = {
  new: 0,
  inProgress: 0,
  waiting: 0,
  spam: 0,
  unreadable: 0,
  emailsWaiting: 0,
  emailsFailed: 0,
};
