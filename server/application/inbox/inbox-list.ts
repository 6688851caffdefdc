import { Field, Int, ObjectType } from "type-graphql";
import { SqlParameters } from "../../content/reading/sql-parameters.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application } from "../application.entity.ts";
import { promisedCondition } from "../priority.ts";
import type { InboxFilter } from "./inbox.args.ts";
import { inboxCondition } from "./inbox-conditions.ts";

@ObjectType({
  description:
    "A page of applications: open requests with a promised deadline first, then newest first.",
})
export class ApplicationList {
  @Field(() => [Application], { description: "The applications of this page, in order." })
  items: Application[];

  @Field(() => Int, {
    description:
      "Total number of applications. Takes an extra count query, so select it only if needed.",
  })
  declare total: Promise<number>;
}

type InboxContext = Pick<ApplicationContext, "db" | "encryption" | "now">;

/** Takes two statements, and another for `total`; related data is batched by loaders. */
export async function listApplications(
  context: InboxContext,
  filter: InboxFilter,
  { first, skip }: { first: number; skip: number },
): Promise<ApplicationList> {
  const parameters = new SqlParameters();
  const ids: { id: string }[] = await context.db.query(
    `select item.id from application item where ${inboxCondition(filter, context, parameters)}
     order by ${promisedCondition} desc, item.created_at desc, item.id desc
     limit ${parameters.add(first)} offset ${parameters.add(skip)}`,
    parameters.values,
  );
  return {
    items: await applicationsById(
      context,
      ids.map(({ id }) => id),
    ),
    get total() {
      return countApplications(context, filter);
    },
  };
}

/** Returns the applications in the order of `ids`. */
export async function applicationsById(
  { db }: Pick<InboxContext, "db">,
  ids: readonly string[],
): Promise<Application[]> {
  const rows = await db
    .createQueryBuilder(Application, "application")
    .where("application.id = any(:ids)", { ids })
    .getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The number of applications that match the filter. Takes one statement. */
export async function countApplications(
  context: InboxContext,
  filter: InboxFilter,
): Promise<number> {
  const parameters = new SqlParameters();
  const [row]: { count: number }[] = await context.db.query(
    `select count(*)::int as count from application item
     where ${inboxCondition(filter, context, parameters)}`,
    parameters.values,
  );
  return row?.count ?? 0;
}
