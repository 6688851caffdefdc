import { GraphQLSafeInt } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Invalid } from "../platform/errors.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import type { Project } from "./project.entity.ts";

@ObjectType({ description: "The money that a project needs. Sums are whole kopecks." })
export class ProjectGoal {
  projectId: string;

  @Field(() => GraphQLSafeInt, { description: "The sum that is needed, in kopecks." })
  target: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Reports whose period starts before this day (yyyy-mm-dd) are not counted; null if all reports are counted.",
  })
  from: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day of the fundraising (yyyy-mm-dd); null without an end.",
  })
  until: string | null;

  @Field(() => Boolean, { description: "Whether the last day of the fundraising has passed." })
  isOver: boolean;

  @Field(() => String, {
    description: "The remaining needs, in Ukrainian, one per line; may be blank.",
  })
  needsUa: string;

  @Field(() => String, {
    description: "The remaining needs, in English, one per line; may be blank.",
  })
  needsEng: string;
}

type StoredGoal = Pick<
  Project,
  "id" | "goalTarget" | "goalFrom" | "goalUntil" | "goalNeedsUa" | "goalNeedsEng"
>;

/** The columns of a project that hold its goal. */
export const goalColumns = ["goalTarget", "goalFrom", "goalUntil", "goalNeedsUa", "goalNeedsEng"];

/** The goal of a project; null if it has none. */
export function goalOf(project: StoredGoal, now: Date): ProjectGoal | null {
  const { goalTarget: target, goalFrom: from, goalUntil: until } = project;
  if (target === null) return null;
  return Object.assign(new ProjectGoal(), {
    projectId: project.id,
    target,
    from,
    until,
    isOver: until !== null && until < dayInKyiv(now),
    needsUa: project.goalNeedsUa,
    needsEng: project.goalNeedsEng,
  });
}

/**
 * Clears the other fields of a goal without a target. Throws Invalid (rule `beforeStart`) for a last day
 * before the first one.
 */
export function checkGoal(project: Project): void {
  const { goalTarget, goalFrom, goalUntil } = project;
  if (goalFrom && goalUntil && goalUntil < goalFrom) {
    throw Invalid([{ path: "goalUntil", rule: "beforeStart" }]);
  }
  if (goalTarget !== null) return;
  project.goalFrom = null;
  project.goalUntil = null;
  project.goalNeedsUa = "";
  project.goalNeedsEng = "";
}
