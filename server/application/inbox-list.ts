import { Field, Int, ObjectType } from "type-graphql";
import { Parameters } from "../content/parameters.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application } from "./application.entity.ts";
import { wishedApplications } from "./inbox-conditions.ts";
import type { InboxWish } from "./inbox-wish.ts";

@ObjectType({ description: "A page of the inbox, newest first." })
export class ApplicationList {
  @Field(() => [Application], { description: "The applications of this page, in order." })
  items: Application[];

  @Field(() => Int, { description: "How many there are in all. Costs a count: ask seldom." })
  declare total: Promise<number>;
}

type Asking = Pick<ApplicationContext, "db" | "sealing" | "now">;

/** Two statements, and another for `total`; what its items lead to comes through loaders. */
export async function listApplications(
  asking: Asking,
  wish: InboxWish,
  { first, skip }: { first: number; skip: number },
): Promise<ApplicationList> {
  const bound = new Parameters();
  const ids: { id: string }[] = await asking.db.query(
    `select item.id from application item where ${wishedApplications(wish, asking, bound)}
     order by item.created_at desc, item.id desc
     limit ${bound.add(first)} offset ${bound.add(skip)}`,
    bound.values,
  );
  return {
    items: await applicationsById(
      asking,
      ids.map(({ id }) => id),
    ),
    get total() {
      return countApplications(asking, wish);
    },
  };
}

/** In the order of `ids`. */
export async function applicationsById(
  { db }: Pick<Asking, "db">,
  ids: readonly string[],
): Promise<Application[]> {
  const rows = await db
    .createQueryBuilder(Application, "application")
    .where("application.id = any(:ids)", { ids })
    .getMany();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function countApplications(asking: Asking, wish: InboxWish): Promise<number> {
  const bound = new Parameters();
  const [row]: { count: number }[] = await asking.db.query(
    `select count(*)::int as count from application item
     where ${wishedApplications(wish, asking, bound)}`,
    bound.values,
  );
  return row?.count ?? 0;
}
