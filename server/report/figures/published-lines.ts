import type { EntityManager } from "typeorm";

/**
 * SQL of the lines that prove something, as `report_id`, `period_start`, `period_end`, `direction`,
 * `category`, `amount` and `project_id`: those of published figures of public reports at the time
 * `now`. Figures of a year that contain published figures of its months are left out, so that
 * nothing is counted twice.
 */
const publishedLines = (now: string) => `with published as (
    select figures.report_id, period_start, period_end from report_figures figures
    join report on report.id = figures.report_id
    where figures.state = 'PUBLISHED' and report.deleted_at is null and report.public_from <= ${now}
  ), counted as (
    select * from published whole where not exists (
      select from published part
      where part.period_start >= whole.period_start and part.period_end <= whole.period_end
        and (part.period_start > whole.period_start or part.period_end < whole.period_end))
  ), line as (
    select counted.*, direction, category, amount, project_id
    from counted join report_line on report_line.report_id = counted.report_id
  )`;

export interface GoalFigures {
  /** In kopecks. */
  collected: number;
  /** The reports that say so, newest period first. */
  reportIds: string[];
}

/** What the reports say was received for the goal of each project. */
export async function goalFiguresOf(
  db: EntityManager,
  now: Date,
  projectIds: readonly string[],
): Promise<GoalFigures[]> {
  const rows: { id: string; collected: string; reportIds: string[] }[] = await db.query(
    `${publishedLines("$1")}
     select id, sum(amount) as collected,
       array_agg(report_id order by period_end desc, report_id) as "reportIds"
     from (
       select project.id, report_id, period_end, sum(amount) as amount
       from line join project on project.id = line.project_id
       where project.id = any($2) and direction = 'IN'
         and (goal_from is null or period_start >= goal_from)
         and (goal_until is null or period_start <= goal_until)
       group by project.id, report_id, period_end
     ) received group by id`,
    [now, projectIds],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return projectIds.map((id) => {
    const row = found.get(id);
    return { collected: Number(row?.collected ?? 0), reportIds: row?.reportIds ?? [] };
  });
}

/** The last day of the newest published figures; null while there are none. */
export async function reportedUntil(db: EntityManager, now: Date): Promise<string | null> {
  const [row]: { day: string | null }[] = await db.query(
    `${publishedLines("$1")} select max(period_end)::text as day from counted`,
    [now],
  );
  return row?.day ?? null;
}

/**
 * The sum in kopecks of the lines of each category in the periods that start within the year before
 * the end of the newest published figures; null while there are none.
 */
export async function reportedYears(
  db: EntityManager,
  now: Date,
  categories: readonly string[],
): Promise<({ amount: number; until: string } | null)[]> {
  const rows: { category: string; amount: string; until: string | null }[] = await db.query(
    `${publishedLines("$1")}, newest as (select max(period_end) as until from counted)
     select wanted.category, newest.until::text as until, coalesce(sum(line.amount), 0) as amount
     from newest cross join unnest($2::text[]) as wanted(category)
     left join line on line.category = wanted.category
       and line.period_start > newest.until - interval '1 year'
     group by wanted.category, newest.until`,
    [now, categories],
  );
  return categories.map((category) => {
    const row = rows.find((each) => each.category === category);
    return row?.until ? { amount: Number(row.amount), until: row.until } : null;
  });
}
