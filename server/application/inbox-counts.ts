import { Field, Int, ObjectType } from "type-graphql";
import type { EntityManager } from "typeorm";
import type { Sealing } from "../platform/sealing.ts";
import { sealedOtherwise } from "./unreadable.ts";

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
  mailsWaiting: number;

  @Field(() => Int, { description: "Mails that the mail server refused for good." })
  mailsFailed: number;
}

/** One statement. */
export async function countInbox(db: EntityManager, sealing: Sealing): Promise<ApplicationCounts> {
  const [counts]: ApplicationCounts[] = await db.query(
    `select (count(*) filter (where state = 'new'))::int as new,
       (count(*) filter (where state = 'inProgress'))::int as "inProgress",
       (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state = 'spam'))::int as spam,
       (count(*) filter (where ${sealedOtherwise("$1")}))::int as unreadable,
       (select count(*)::int from mail where state = 'waiting') as "mailsWaiting",
       (select count(*)::int from mail where state = 'failed') as "mailsFailed"
     from application item`,
    [sealing.name],
  );
  return { ...nothing, ...counts };
}

const nothing = {
  ...{ new: 0, inProgress: 0, waiting: 0, spam: 0, unreadable: 0 },
  ...{ mailsWaiting: 0, mailsFailed: 0 },
};
