import { Arg, Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { ContentListArgs, listCost } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { Project, ProjectList, type ProjectSection, ProjectSectionEnum } from "./project.entity.ts";
import { inSection, projectAt, projectKind, projectQueries } from "./project.kind.ts";
import { goalColumns, goalOf, ProjectGoal } from "./project-goal.ts";

@Resolver(() => Project)
class ProjectResolver {
  @Query(() => ProjectList, {
    complexity: listCost,
    description: "Lists projects in the order set by editors.",
  })
  projects(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
    @Arg("section", () => ProjectSectionEnum, {
      nullable: true,
      description: "Only projects of this section.",
    })
    section?: ProjectSection,
  ) {
    const condition = section ? inSection(section) : undefined;
    return projectQueries.page(context.db, readScopeFor(context, args, selection), args, condition);
  }

  @Extensions({ columns: goalColumns })
  @FieldResolver(() => ProjectGoal, {
    nullable: true,
    description: "The goal of its fundraising; null without a goal.",
  })
  goal(@Root() project: Project, @Ctx() { now }: Context) {
    return goalOf(project, now);
  }
}

export const projectResolvers = [
  ...kindResolvers(projectKind, {
    item: {
      id: "Id or address of the project, or the path segment of its fixed page.",
      read: projectAt,
    },
  }),
  ProjectResolver,
];
