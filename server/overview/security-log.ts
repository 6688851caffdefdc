import { Max, Min } from "class-validator";
import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { type EntityManager, MoreThan } from "typeorm";
import { isId } from "../content/reading/content-queries.ts";
import { maxPageSize } from "../content/reading/list-page.ts";
import {
  SecurityEvent,
  type SecurityEventKind,
  SecurityEventKindEnum,
} from "../history/security-event.entity.ts";
import { readLogPage } from "./log-page.ts";

@ObjectType({ description: "A page of the security log, newest first." })
export class SecurityEventList {
  @Field(() => [SecurityEvent], { description: "The events of this page, in order." })
  items: SecurityEvent[];

  @Field(() => String, {
    nullable: true,
    description:
      "Cursor of the last item; pass it as `after` to get the next page. Null for an empty page.",
  })
  endCursor: string | null;

  @Field(() => Boolean, { description: "Whether there are more items after `endCursor`." })
  hasNextPage: boolean;
}

@ArgsType()
export class SecurityEventsArgs {
  @Field(() => Int, { defaultValue: 50, description: "Number of items, 1 to 100." })
  @Min(1)
  @Max(maxPageSize)
  first: number;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the previous page." })
  after?: string | null;

  @Field(() => SecurityEventKindEnum, {
    nullable: true,
    description: "Only events of this kind.",
  })
  kind?: SecurityEventKind | null;

  @Field(() => ID, {
    nullable: true,
    description: "Only events of this user: their own actions, and changes to their account.",
  })
  userId?: string | null;
}

@ObjectType({ description: "The latest change of the bank details." })
export class RequisitesChange {
  @Field(() => GraphQLISODateTime, { description: "Time of the change." })
  at: Date;

  @Field(() => String, {
    description: "Name of the user who made it; blank if the account was deleted.",
  })
  userName: string;
}

/** Takes one statement. Throws Invalid (`after`, rule `cursor`) for a malformed cursor. */
export function listSecurityEvents(
  db: EntityManager,
  { kind, userId, ...page }: SecurityEventsArgs,
): Promise<SecurityEventList> {
  const query = db.createQueryBuilder(SecurityEvent, "event");
  // During an update, a newer instance may have recorded a kind that this one cannot name.
  const kinds = kind ? [kind] : Object.values(SecurityEventKindEnum);
  query.where("event.kind in (:...kinds)", { kinds });
  const concerns = "(event.userId = :userId or event.subjectId = :userId)";
  if (userId) query.andWhere(isId(userId) ? concerns : "false", { userId });
  return readLogPage(query, page);
}

/** Names or e-mail addresses of accounts, in the order of `ids`; blank for a deleted account. */
export async function accountNames(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows: { id: string; name: string }[] = await db.query(
    "select id, coalesce(nullif(name, ''), email) as name from account where id = any($1)",
    [ids],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? "");
}

/** Names of API tokens, in the order of `ids`. */
export async function tokenNames(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows: { id: string; name: string }[] = await db.query(
    "select id, name from api_token where id = any($1)",
    [ids],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? "");
}

/** How long a change of the bank details is pointed out. */
const noticeMs = 7 * 24 * 3_600_000;

/** Null when the bank details were not changed within the last seven days. */
export async function latestRequisitesChange(
  db: EntityManager,
  now: Date,
): Promise<RequisitesChange | null> {
  const event = await db.findOne(SecurityEvent, {
    where: { kind: "requisitesChanged", at: MoreThan(new Date(now.getTime() - noticeMs)) },
    order: { at: "DESC" },
  });
  if (!event) return null;
  const [userName = ""] = event.userId ? await accountNames(db, [event.userId]) : [];
  return { at: event.at, userName };
}
